// Reads the address of a video: a file of the site, or a player of another one.
import { frameSource, type FrameSource } from '../../ui/embed/frame-source.ts';

export type VideoSource = { kind: 'file'; src: string } | ({ kind: 'frame' } & Pick<FrameSource, 'name' | 'frame'>);

/** @param address one that the schema allows: a file of the site, or a page on YouTube or Vimeo */
export function videoSource(address: string): VideoSource {
  const found = frameSource(address);
  return found ? { kind: 'frame', name: found.name, frame: found.frame } : { kind: 'file', src: address };
}
