// Links to the page before and the page after this one.
import type { BlockProps, ManualStepsBlock } from 'pagewright/blocks';

export function ManualSteps({ previous, next }: BlockProps<ManualStepsBlock>) {
  return (
    <nav className="manual-steps" aria-label="Previous and next page">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="manual-next">
          <span>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
