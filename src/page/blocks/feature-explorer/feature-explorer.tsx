// Tabs with a grid of small feature cards each. Without script, all panels are shown with their own
// headings.
import type { FeatureExplorerBlock, FeatureExplorerTab } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { IconTile } from '../../ui/picture/icon.tsx';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TabList } from '../../ui/tabs/tab-list.tsx';

export function FeatureExplorer({ id, background, heading, text, tabs, level }: BlockProps<FeatureExplorerBlock>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <div data-live="tabs" data-wake="visible">
        <TabList label={plainText(heading)} tabs={tabs.map((tab) => tab.label)} id={id} shows="panel" />
        {tabs.map((tab, index) => (
          <Panel key={index} tab={tab} id={id} index={index} Title={partHeading(level, heading)} />
        ))}
      </div>
    </Section>
  );
}

interface PanelProps {
  tab: FeatureExplorerTab;
  id: string;
  index: number;
  Title: 'h2' | 'h3';
}

function Panel({ tab, id, index, Title }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${index + 1}`}
      aria-labelledby={`${id}-tab-${index + 1}`}
      tabIndex={0}
      hidden={index > 0}
      className="tab-panel mt-8 rounded-card"
    >
      <Title className="only-without-script mb-4 text-xl">{tab.label}</Title>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {tab.features.map((feature, place) => (
          <li
            key={place}
            className="card flex flex-col items-start gap-3 p-4 font-semibold sm:flex-row sm:items-center"
          >
            <IconTile name={feature.icon} />
            <span className="min-w-0 text-sm">
              {feature.title}
              {feature.text && (
                <span className="block font-normal text-muted">
                  <InlineText text={feature.text} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
