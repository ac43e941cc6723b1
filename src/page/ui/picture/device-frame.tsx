// The frame of a screenshot: a browser's window or a phone, in the colours of the theme.
import type { ReactNode } from 'react';
import type { Device } from '#schemas';

/** @returns the picture as it is, or in its frame */
export function DeviceFrame({ device, children }: { device: Device; children: ReactNode }) {
  return device === 'none' ? children : <div className={`device device-${device}`}>{children}</div>;
}
