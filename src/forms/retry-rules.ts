// Which calls may be repeated without the visitor. The spreadsheet is the ledger: it knows a repeated lead by its id, so
// it is repeated until it confirms. A mail cannot be taken back, so it is repeated only when it is known not to be sent.
import { mailStatus, type Lead, type Leg } from './lead.ts';

const mostMailFailures = 4;

/** @returns the places of the calls that are due at `now` (ms since 1970), in the config's order */
export function dueCalls(lead: Lead, now: number): number[] {
  return openCalls(lead).filter((index) => lead.legs[index]!.due <= now);
}

/** @returns the places of the calls that may still be made, now or later */
export function openCalls(lead: Lead): number[] {
  return lead.legs.map((_, index) => index).filter((index) => mayRepeat(lead, lead.legs[index]!));
}

/** @returns whether nothing is left to do for the lead */
export function isFinished(lead: Lead): boolean {
  return lead.legs.every((leg) => isSettled(lead, leg));
}

function mayRepeat(lead: Lead, leg: Leg): boolean {
  switch (leg.call) {
    case 'sheet':
      return !isSettled(lead, leg);
    case 'email-form':
      return mailMayRepeat(leg, ledgerOf(lead));
    case 'email':
      // The acknowledgement: once, and only when somebody has the lead that it acknowledges.
      return (
        leg.state === 'new' &&
        leg.tries === 0 &&
        lead.legs.some((other) => other.call !== 'email' && other.state === 'sent')
      );
  }
}

function mailMayRepeat(mail: Leg, ledger: Leg | undefined): boolean {
  const safe = ledger?.state === 'sent';
  if (mail.state === 'new') return mail.tries < mostMailFailures || !safe;
  // Better two mails than a lead that nobody has; better none than two when the ledger has it and says so.
  if (mail.state === 'unknown')
    return ledger ? !safe && !mail.repeated && ledger.tries >= 3 : mail.tries < mostMailFailures;
  return mail.state === 'refused' && !ledger;
}

function isSettled(lead: Lead, leg: Leg): boolean {
  if (leg.call === 'sheet') return leg.state === 'sent' && leg.reported === mailStatus(lead);
  if (leg.state === 'sent') return true;
  if (leg.call === 'email') return leg.tries > 0 || leg.state === 'refused';
  const ledger = ledgerOf(lead);
  return !mailMayRepeat(leg, ledger) && (!ledger || ledger.state === 'sent');
}

function ledgerOf(lead: Lead): Leg | undefined {
  return lead.legs.find((leg) => leg.call === 'sheet');
}
