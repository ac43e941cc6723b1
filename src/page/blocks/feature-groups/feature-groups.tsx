// Groups of features: each group is a card with an icon, a title and a list.
import type { FeatureGroupsBlock, FeatureGroupsGroup } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph, IconTile } from '../../ui/picture/icon.tsx';
import { phoneRow } from '../../ui/phone-row.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function FeatureGroups(props: BlockProps<FeatureGroupsBlock>) {
  const { id, background, heading, text, groups, onPhones, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul
        className={clsx('mx-auto grid gap-4 md:gap-6', chooseColumns(groups.length))}
        {...phoneRow(onPhones, heading)}
      >
        {groups.map((group, index) => (
          <li key={index} className="card flex flex-col gap-4 p-(--card-room) shadow-card">
            <Group group={group} level={level} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Chooses the number of columns that leaves no row with a single card, if there is one. */
function chooseColumns(count: number): string {
  if (count === 1) return 'max-w-144';
  if (count === 2) return 'max-w-224 sm:grid-cols-2';
  return count % 4 === 0 || count % 3 === 1 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3';
}

function Group({ group, level }: { group: FeatureGroupsGroup; level: 1 | 2 }) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <>
      <div className="flex items-center gap-3">
        <IconTile name={group.icon} className="size-12 p-3" />
        <Title className="min-w-0 text-lg">{group.title}</Title>
      </div>
      <ul className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
        {group.features.map((feature, index) => (
          <li key={index} className="flex items-start gap-2">
            <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-brand-text" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
