// Controls at the edge of the screen.
import type { FloatingActionsBlock } from '#schemas';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { SmartLink } from '../../ui/smart-link.tsx';

export function FloatingActions({ id, label, button, phone, chat }: BlockProps<FloatingActionsBlock>) {
  return (
    <aside id={id} aria-label={label} className="fixed right-0 bottom-0 z-30 flex gap-2 p-2">
      {button && <Action button={button} />}
      {phone && <a href={`tel:${phone.number.replaceAll(/[^+\d]/g, '')}`}>{phone.label}</a>}
      {chat && <SmartLink href={chat.href}>{chat.label}</SmartLink>}
    </aside>
  );
}
