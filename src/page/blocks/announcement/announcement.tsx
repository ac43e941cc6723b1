// One line of news. One that can be closed floats at the foot of the window, so that the page does
// not move when it goes.
import type { AnnouncementBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { backgroundOf } from '../../ui/section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function Announcement(props: BlockProps<AnnouncementBlock>) {
  const { id, background, text, closable, site } = props;
  const live = closable ? { 'data-live': 'announcement', 'data-wake': 'load', 'data-text': text } : {};
  return (
    <section
      id={id}
      className={closable ? 'section announcement announcement-floats' : 'section announcement'}
      {...backgroundOf(background)}
      {...live}
    >
      <div className="container flex items-center justify-center gap-3">
        <p className="seen-whole min-w-0 text-center text-sm">
          <Words {...props} />
        </p>
        {closable && (
          <button type="button" className="icon-button needs-script shrink-0" aria-label={site.labels.close}>
            <Glyph name="close" className="size-5" />
          </button>
        )}
      </div>
    </section>
  );
}

function Words({ text, link, site }: BlockProps<AnnouncementBlock>) {
  return (
    <>
      <InlineText text={text} />
      {link && ' '}
      {link && (
        <SmartLink href={link.href} className="announcement-link" newTabLabel={site.labels.newTab}>
          {link.label}
        </SmartLink>
      )}
    </>
  );
}
