// Tabs with the features of one subject each: cards, or a list beside a picture. Without script,
// all panels are shown with their own headings.
import type { FeatureExplorerBlock, FeatureExplorerFeature, FeatureExplorerTab, Image } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { DeviceFrame } from '../../ui/picture/device-frame.tsx';
import { Glyph, Icon, IconTile } from '../../ui/picture/icon.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
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
      {tab.image ? <PicturedTab tab={tab} image={tab.image} /> : <FeatureCards tab={tab} />}
    </div>
  );
}

/** The features are a list beside the picture. */
function PicturedTab({ tab, image }: { tab: FeatureExplorerTab; image: Image }) {
  return (
    <div className="grid grid-cols-1 items-center gap-6 md:grid-cols-2 md:gap-12 lg:gap-16">
      <div className="min-w-0">
        <TabText tab={tab} />
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-5">
          {tab.features.map((feature, place) => (
            <li key={place} className="flex items-start gap-2.5 text-sm font-semibold">
              <Icon name={feature.icon} className="size-5 shrink-0 text-(--highlight,var(--brand-text))" />
              <FeatureWords feature={feature} />
            </li>
          ))}
        </ul>
        <TabLink tab={tab} />
      </div>
      {/* On a phone the features are enough: a screenshot could not be read there. */}
      <div className="min-w-0 max-md:hidden">
        <DeviceFrame device={tab.device}>
          <Picture
            image={image}
            slot={tab.device === 'phone' ? slots.phone : slots.mediaText}
            className={tab.device === 'none' ? 'w-full rounded-card' : undefined}
          />
        </DeviceFrame>
      </div>
    </div>
  );
}

function FeatureCards({ tab }: { tab: FeatureExplorerTab }) {
  return (
    <>
      <TabText tab={tab} />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {tab.features.map((feature, place) => (
          <li
            key={place}
            className="card flex flex-col items-start gap-3 p-4 font-semibold sm:flex-row sm:items-center"
          >
            <IconTile name={feature.icon} />
            <FeatureWords feature={feature} />
          </li>
        ))}
      </ul>
      <TabLink tab={tab} />
    </>
  );
}

function TabText({ tab: { text } }: { tab: FeatureExplorerTab }) {
  return (
    text && (
      <p className="mb-4 text-muted md:text-lg">
        <InlineText text={text} />
      </p>
    )
  );
}

function TabLink({ tab: { link } }: { tab: FeatureExplorerTab }) {
  return (
    link && (
      <SmartLink href={link.href} className="more-link mt-5 text-base">
        {link.label}
        <Glyph name="arrowRight" className="size-4 shrink-0" />
      </SmartLink>
    )
  );
}

function FeatureWords({ feature }: { feature: FeatureExplorerFeature }) {
  return (
    <span className="min-w-0 text-sm">
      {feature.title}
      {feature.text && (
        <span className="block font-normal text-muted">
          <InlineText text={feature.text} />
        </span>
      )}
    </span>
  );
}
