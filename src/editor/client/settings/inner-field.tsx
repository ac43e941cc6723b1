// The control of a setting within another one. The form around it decides which controls there are,
// because they contain each other.
import { createContext, useContext, type ReactNode } from 'react';
import type { SettingProps } from './use-setting.ts';

/** Renders the form's control for a setting of any kind. */
export const RenderField = createContext<(props: SettingProps) => ReactNode>(() => null);

export function InnerField(props: SettingProps) {
  return useContext(RenderField)(props);
}
