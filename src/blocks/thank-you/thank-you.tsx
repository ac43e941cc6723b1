// The page after a form was sent: a confirmation that goes back after a few seconds unless the visitor stays.
import type { ThankYouBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';
import { View } from './thank-you.island.tsx';

export function ThankYou(props: BlockProps<ThankYouBlock>) {
  const { id, background, heading, text, inbox, stay, returnAfter, returnNote, level, site } = props;
  const { newTab } = site.labels;
  return (
    <Section id={id} background={background}>
      <div className="card mx-auto max-w-168 p-6 text-center sm:p-10">
        <Island
          name="thank-you"
          view={View}
          wake="load"
          props={{ heading, text, inbox, stay, returnAfter, returnNote, level, newTab }}
        />
      </div>
    </Section>
  );
}
