// A situation before and after, side by side: points, and perhaps a picture each.
import type { BeforeAfterBlock } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { PointList } from '../../ui/text/point-list.tsx';

export function BeforeAfter(props: BlockProps<BeforeAfterBlock>) {
  const { id, background, heading, text, before, after, button, level, leads } = props;
  const Title = partHeading(level, heading);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {[before, after].map(({ title, points, image }, index) => (
          <div
            key={index}
            className={clsx('seen-whole card flex min-w-0 flex-col gap-4 p-6', index === 1 && 'before-after-now')}
          >
            {image && (
              <Picture
                image={image}
                slot={slots.beforeAfter}
                priority={leads && index === 0}
                className="w-full rounded-card"
              />
            )}
            <Title className="text-lg">{title}</Title>
            <PointList points={points} mark={index === 0 ? 'dash' : 'check'} />
          </div>
        ))}
      </div>
      {button && (
        <div className="section-heading seen-whole mt-10">
          <Action button={button} />
        </div>
      )}
    </Section>
  );
}
