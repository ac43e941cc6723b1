// A button that adds something; where the site lacks what it would name, it says so.
import { inSentence, say } from '../../../base/words/say.ts';
import { TextButton } from './buttons.tsx';
import './setting.css';

interface AddButtonProps {
  /** What is added. */
  title: string;
  /** Undefined where the site has nothing that it could name. */
  value: unknown;
  onAdd: (value: unknown) => void;
}

export function AddButton({ title, value, onAdd }: AddButtonProps) {
  return (
    <>
      <TextButton icon="plus" isDisabled={value === undefined} onPress={() => onAdd(value)}>
        {say('Add {what}', { what: inSentence(title) })}
      </TextButton>
      {value === undefined && <p className="help">{say('The site has none yet.')}</p>}
    </>
  );
}
