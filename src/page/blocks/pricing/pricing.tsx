// Plans with their prices, side by side. The popular one is marked in words, too.
import type { PricingBlock, PricingPlan } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { fillText } from '../../../base/words/fill-text.ts';
import { FilledText } from '../../ui/words/filled-text.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { phoneRow } from '../../ui/phone-row.ts';
import { formatMoney } from '../../ui/text/money.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

interface PlanProps {
  plan: PricingPlan;
  block: BlockProps<PricingBlock>;
}

export function Pricing(props: BlockProps<PricingBlock>) {
  const { id, background, heading, text, plans, note, onPhones, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul
        className={clsx('plans mx-auto grid max-w-112 grid-cols-1 gap-6', chooseColumns(plans.length))}
        {...phoneRow(onPhones, heading)}
      >
        {plans.map((plan, index) => (
          <Plan key={index} plan={plan} block={props} />
        ))}
      </ul>
      {note && (
        <p className="seen-whole mx-auto mt-8 max-w-176 text-center text-sm text-muted">
          <InlineText text={note} />
        </p>
      )}
    </Section>
  );
}

/**
 * By their number, so that plans stand where they stay while the rest of the page is on its way.
 */
function chooseColumns(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:max-w-230 md:grid-cols-2';
  if (count === 4) return 'md:max-w-230 md:grid-cols-2 xl:max-w-none xl:grid-cols-4';
  return 'lg:max-w-none lg:grid-cols-3';
}

function Plan({ plan, block }: PlanProps) {
  const Name = block.level === 1 ? 'h2' : 'h3';
  return (
    <li
      className={clsx(
        'plan card relative min-w-0 p-(--card-room) shadow-card',
        plan.popular && 'outline-2 outline-brand',
      )}
    >
      {plan.popular && (
        <p className="absolute -top-3.5 start-6 rounded-full bg-brand px-3 py-1 text-xs font-semibold text-on-brand">
          {block.popularLabel}
        </p>
      )}
      <div>
        <Name className="text-lg">{plan.name}</Name>
        {plan.text && (
          <p className="mt-1 text-sm text-muted">
            <InlineText text={plan.text} />
          </p>
        )}
      </div>
      <Prices plan={plan} block={block} />
      <ul className="flex flex-col gap-2 border-t border-line pt-5 text-sm">
        {plan.features.map((feature, index) => (
          <li key={index} className="flex items-start gap-2">
            <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-brand-text" />
            <span className="min-w-0">
              <InlineText text={feature} />
            </span>
          </li>
        ))}
      </ul>
      <div className="grid self-end pt-1">
        <Action button={plan.button} look={plan.popular ? 'primary' : 'secondary'} />
      </div>
    </li>
  );
}

function Prices({ plan, block }: PlanProps) {
  const { currency = block.site.currency, site } = block;
  const money = (amount: number) => formatMoney({ amount, currency, lang: site.lang });
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <FilledText text={block.perMonth} name="amount">
          <span className="heading-font text-2xl wrap-anywhere text-ink tabular-nums">{money(plan.price)}</span>
        </FilledText>
      </p>
      {plan.yearlyPrice !== undefined && (
        <p>
          <FilledText text={block.perYear} name="amount">
            <span className="font-semibold text-ink tabular-nums">{money(plan.yearlyPrice)}</span>
          </FilledText>
        </p>
      )}
      {plan.otc !== undefined && (
        <p>
          <FilledText text={fillText(site.labels.pair, { name: plan.otcLabel })} name="words">
            <span className="font-semibold text-ink tabular-nums">{money(plan.otc)}</span>
          </FilledText>
        </p>
      )}
      {plan.integration && <p>{plan.integration}</p>}
    </div>
  );
}
