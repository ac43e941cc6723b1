// The column beside a form: its heading and text, and below them short points, ways to reach the
// company, and a picture. On phones the form comes between the two.
import type { FormBlock, FormDetail } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph, Icon } from '../../ui/picture/icon.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function FormHeading({ heading, text, level }: BlockProps<FormBlock> & { heading: string }) {
  return (
    <div className="form-aside">
      <SectionHeading heading={heading} text={text} level={level} align="start" />
    </div>
  );
}

export function FormAside({ points, details, image, leads, site }: BlockProps<FormBlock>) {
  if (points.length === 0 && details.length === 0 && !image) return null;
  return (
    <div className="form-aside form-extras">
      {points.length > 0 && (
        <ul className="mb-8 grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Glyph name="check" className="mt-0.5 shrink-0" />
              <span className="min-w-0">
                <InlineText text={point} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <dl className="mb-8 grid gap-4">
          {details.map((detail) => (
            <Detail key={detail.label + detail.text} {...detail} newTabLabel={site.labels.newTab} />
          ))}
        </dl>
      )}
      {image && (
        <Picture image={image} slot={slots.formAside} className="max-h-80 w-full object-contain" priority={leads} />
      )}
    </div>
  );
}

function Detail({ icon, label, text, href, newTabLabel }: FormDetail & { newTabLabel: string }) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 wrap-anywhere">
      <dt className="contents font-semibold">
        <Icon name={icon} className="mt-0.5 size-6" />
        {label}
      </dt>
      <dd className="col-start-2">
        {href ? (
          <SmartLink href={href} className="inline-flex min-h-11 items-center underline" newTabLabel={newTabLabel}>
            {text}
          </SmartLink>
        ) : (
          <span className="text-muted">{text}</span>
        )}
      </dd>
    </div>
  );
}
