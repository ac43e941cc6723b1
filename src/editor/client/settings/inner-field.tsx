// The control of a setting inside of another one. Which controls there are is decided by the form
// around it, whose controls contain each other.
import { createContext, useContext, type ReactNode } from 'react';
import type { SettingProps } from './use-setting.ts';

/** Renders the form's control for a setting of any kind. */
export const RenderField = createContext<(props: SettingProps) => ReactNode>(() => null);

export function InnerField(props: SettingProps) {
  return useContext(RenderField)(props);
}
