// Extras with their prices, one below the other, or their tiers.
import type { PriceListBlock, PriceListItem } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph, IconTile } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { formatMoney } from '../../ui/text/money.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function PriceList({ id, background, heading, text, items, level, site, ...block }: BlockProps<PriceListBlock>) {
  const { currency = site.currency } = block;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="card mx-auto max-w-224 divide-y divide-line px-5 shadow-card sm:px-7">
        {items.map((item, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 sm:gap-y-3 sm:py-5">
            <Extra item={item} level={level} />
            {item.price !== undefined && (
              <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted sm:justify-end">
                <span className="text-xl font-semibold text-ink tabular-nums">
                  {formatMoney({ amount: item.price, currency, lang: site.lang })}
                </span>{' '}
                {item.unit}
              </p>
            )}
            {item.link && (
              <SmartLink href={item.link.href} newTabLabel={site.labels.newTab} className="more-link">
                {item.link.label}
                <Glyph name="arrowRight" className="size-4" />
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Extra({ item, level }: { item: PriceListItem; level: 1 | 2 }) {
  const Name = level === 1 ? 'h2' : 'h3';
  return (
    <div className="flex min-w-0 grow basis-64 gap-4">
      {item.icon && <IconTile name={item.icon} className="size-11 p-3 max-sm:hidden" />}
      <div className="grid min-w-0 content-center gap-1">
        <Name className="text-base">{item.name}</Name>
        {item.text && (
          <p className="text-sm text-muted">
            <InlineText text={item.text} />
          </p>
        )}
        {item.tiers.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-2 text-xs">
            {item.tiers.map((tier, index) => (
              <li key={index} className="rounded-full border border-line bg-tint px-2.5 py-0.5">
                {tier}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
