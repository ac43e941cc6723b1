// The link by which a visitor applies: a mail with its subject written.

export interface Application {
  email: string;
  /** The subject, with {title} where the job's title goes. */
  subject: string;
  title: string;
}

/** @returns a mailto address to one mailbox; nothing in the title can add another part to it */
export function applicationLink({ email, subject, title }: Application): string {
  // A function, because a title may hold what `replace` takes for a pattern, such as $&.
  const filled = subject.replaceAll('{title}', () => title).replaceAll(/\s+/g, ' ');
  return `mailto:${mailbox(email)}?subject=${encodeURIComponent(filled)}`;
}

/** @returns the address as the path of a mailto link */
export function mailbox(email: string): string {
  return email.trim().split('@').map(encodeURIComponent).join('@');
}
