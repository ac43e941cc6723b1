// Source of a quote: the name, and the person's role below it.
import { clsx } from 'clsx';

export function NameAndRole({ name, role, className }: { name: string; role?: string; className?: string | false }) {
  return (
    <span className={clsx('min-w-0 font-semibold', className)}>
      {name}
      {role && <span className="block text-sm font-normal text-muted">{role}</span>}
    </span>
  );
}
