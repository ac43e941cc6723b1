// The control of a setting, chosen by what its schema says that it is for.
import { AddressControl } from '../pickers/address-control.tsx';
import { ButtonControl } from '../pickers/button-control.tsx';
import { IconControl } from '../pickers/icon-control.tsx';
import { ImageControl } from '../pickers/image-control.tsx';
import { PlaceControl } from '../pickers/place-control.tsx';
import { NameControl } from '../pickers/name-control.tsx';
import { ColourControl } from './colour-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { FileControl } from './file-control.tsx';
import { GroupControl } from './group-control.tsx';
import { ListControl } from './list-control.tsx';
import { FontControl } from '../fonts/font-control.tsx';
import { NamedControl } from './named-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { WeekControl } from '../hours/week-control.tsx';
import { TextControl } from './text-control.tsx';
import { DateControl } from '../typed-values/date-control.tsx';
import { NumberControl } from '../typed-values/number-control.tsx';
import type { SettingProps } from '../settings/use-setting.ts';

/** @returns the control of a setting */
export function renderField(props: SettingProps) {
  return <FieldControl {...props} />;
}

export function FieldControl(props: SettingProps) {
  if (props.field.fromFile === undefined) return <OwnControl {...props} />;
  return (
    <FileControl {...props}>
      <OwnControl {...props} />
    </FileControl>
  );
}

function OwnControl(props: SettingProps) {
  switch (props.field.kind) {
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'choices':
      return <ChoicesControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'image':
      return <ImageControl {...props} />;
    case 'address':
      return <AddressControl {...props} />;
    case 'button':
      return <ButtonControl {...props} />;
    case 'popup':
    case 'form':
    case 'name':
      return <NameControl {...props} />;
    case 'list':
    case 'sections':
      return <ListControl {...props} />;
    case 'group':
      return <GroupControl {...props} />;
    case 'week':
      return <WeekControl {...props} />;
    case 'named':
      return <NamedControl {...props} />;
    case 'font':
      return <FontControl {...props} />;
    case 'latitude':
      return <PlaceControl {...props} />;
    case 'longitude':
    case 'any':
    case 'fixed':
      return null;
    default:
      return <TextControl {...props} />;
  }
}
