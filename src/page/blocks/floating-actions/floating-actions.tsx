// Controls that stay in view: at the side of wide screens, in a bar at the foot of small ones.
import { toPhoneAddress } from '../../../base/addresses/phone-address.ts';
import type { FloatingActionsBlock, FloatingActionsChatLink, FloatingActionsPhoneLink } from '#schemas';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';

export function FloatingActions({ id, label, button, phone, chat, site }: BlockProps<FloatingActionsBlock>) {
  return (
    <aside id={id} aria-label={label} className="floating-actions" data-live="floating-actions" data-wake="load">
      {button && <Action button={button} />}
      {phone && <Phone phone={phone} />}
      {chat && <Chat chat={chat} newTab={site.labels.newTab} />}
      <span className="floating-end" hidden />
    </aside>
  );
}

function Phone({ phone: { label, number } }: { phone: FloatingActionsPhoneLink }) {
  return (
    <a href={toPhoneAddress(number)} className="btn floating-phone">
      <Glyph name="phone" className="size-5 shrink-0" />
      <span>
        <span className="floating-label">{label} </span>
        <bdi dir="ltr">{number}</bdi>
      </span>
    </a>
  );
}

function Chat({ chat: { label, href, after }, newTab }: { chat: FloatingActionsChatLink; newTab: string }) {
  return (
    <div className="floating-chat" data-after={after > 0 ? after : undefined}>
      <SmartLink href={href} className="btn" newTabLabel={newTab}>
        <Glyph name="chat" className="size-5 shrink-0" />
        <span className="floating-label">{label}</span>
      </SmartLink>
    </div>
  );
}
