// A button that adds something; where the site lacks what it would name, it says so.
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
        Add {title.toLowerCase()}
      </TextButton>
      {value === undefined && <p className="help">The site has none yet.</p>}
    </>
  );
}
