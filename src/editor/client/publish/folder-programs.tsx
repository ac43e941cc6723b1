// Programs of the folder that publishing would run: the person sees them, and agrees once to what
// they are.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import '../controls/choices.css';

/** Key of the agreements in the browser's storage. */
const kept = 'pagewright-agreed-programs';

function readAgreed(): string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(keys) ? keys.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * @param key stands for the programs as they are now; "" for none
 * @returns whether the person agrees to them, and what changes that
 */
export function useAgreement(key: string): { isAgreed: boolean; agree: (isAgreed: boolean) => void } {
  const [agreed, setAgreed] = useState(readAgreed);
  const agree = (isAgreed: boolean) => {
    const keys = [...agreed.filter((each) => each !== key), ...(isAgreed ? [key] : [])];
    setAgreed(keys);
    try {
      localStorage.setItem(kept, JSON.stringify(keys));
    } catch {
      // Without storage the person is asked again at the next visit.
    }
  };
  return { isAgreed: key === '' || agreed.includes(key), agree };
}

interface ProgramsProps {
  names: readonly string[];
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
}

export function Programs({ names, isAgreed, agree }: ProgramsProps) {
  if (names.length === 0) return null;
  return (
    <section className="setting" aria-label={say('Programs of this folder')}>
      <p>{say('Publishing runs programs that this folder brings, with your rights on this computer:')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <Checkbox className="check" isSelected={isAgreed} onChange={agree}>
        {say('I know these, and they may run')}
      </Checkbox>
    </section>
  );
}
