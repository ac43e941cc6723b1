// The focus of a picture: a point on it that is moved with the pointer, a finger or the arrow keys,
// beside what the page and other places crop of it.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isMiddle, middle, readFocus, writeFocus, type FocusPoint } from '../../../base/pictures/focus-point.ts';
import { say } from '../../../base/words/say.ts';
import { TextButton } from '../controls/buttons.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { useEditor } from '../state/store.ts';
import { findCrops } from '../shown/pictures.ts';
import './focus-control.css';

export interface FocusControlProps extends SettingProps {
  /** The address of the picture, as it is shown here. */
  picture: string;
}

/** In percent: with Shift, ten times as far. */
const step = 1;
const far = 10;

const moves: Record<string, FocusPoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

export function FocusControl(props: FocusControlProps) {
  const { field, path, value, picture } = props;
  const { set, messages } = useSetting(props);
  const { point, latest, drag, choose } = useMovedPoint(value, set);
  return (
    <SettingFrame path={path} messages={messages}>
      <span className="label">{field.title}</span>
      <FocusPicture label={field.title} {...{ picture, point, latest, drag, choose }} />
      <p className="help">{describePoint(point)}</p>
      {!isMiddle(point) && (
        <TextButton icon="undo" onPress={() => choose(middle)}>
          {say('Back to the middle')}
        </TextButton>
      )}
      <Crops {...props} point={point} />
      <p className="help">{field.description}</p>
    </SettingFrame>
  );
}

interface MovedPoint {
  point: FocusPoint;
  /** @returns the point after all keys that were pressed, also before it is drawn */
  latest: () => FocusPoint;
  /** Shows a point that is on its way; null for the one in the file. */
  drag: (point: FocusPoint | null) => void;
  choose: (point: FocusPoint) => void;
}

/**
 * Keeps the point that is being moved, which is ahead of the file: keys come faster than it is
 * written. A change by others, such as an undo, replaces it.
 */
function useMovedPoint(value: unknown, set: (value: unknown) => void): MovedPoint {
  const written = writeFocus(readFocus(value));
  const [moved, drag] = useState<FocusPoint | null>(null);
  const last = useRef<FocusPoint | null>(null);
  const sent = useRef(new Set<string>());
  useEffect(() => {
    const isAhead = last.current !== null && writeFocus(last.current) !== written && sent.current.has(written);
    if (isAhead) return;
    sent.current.clear();
    last.current = null;
    drag(null);
  }, [written]);
  const latest = () => last.current ?? readFocus(written);
  const choose = (next: FocusPoint) => {
    const isSame = writeFocus(next) === writeFocus(latest());
    drag(isSame ? last.current : next);
    if (isSame) return;
    last.current = next;
    sent.current.add(writeFocus(next));
    set(isMiddle(next) ? undefined : writeFocus(next));
  };
  return { point: moved ?? readFocus(written), latest, drag, choose };
}

interface FocusPictureProps extends MovedPoint {
  label: string;
  picture: string;
}

function FocusPicture({ label, picture, point, latest, drag, choose }: FocusPictureProps) {
  const area = useRef<HTMLDivElement>(null);
  const pressed = useRef<'drag' | 'tap' | null>(null);
  const pointAt = ({ clientX, clientY }: PointerEvent): FocusPoint => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    return { x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) };
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // A finger that scrolls the panel begins on the picture, too.
    const isOnPoint = event.target instanceof Element && event.target.closest('.focus-handle') !== null;
    pressed.current = event.pointerType === 'touch' && !isOnPoint ? 'tap' : 'drag';
    if (pressed.current === 'tap') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(pointAt(event));
  };
  const end = (event: PointerEvent) => {
    if (pressed.current !== null) choose(pointAt(event));
    pressed.current = null;
  };
  const cancel = () => {
    pressed.current = null;
    drag(null);
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? far : 1;
    const { x, y } = latest();
    choose({ x: limit(x + move.x * by), y: limit(y + move.y * by) });
  };
  return (
    <div
      className="focus-picture"
      role="presentation"
      ref={area}
      onPointerDown={begin}
      onPointerMove={(event) => pressed.current === 'drag' && drag(pointAt(event))}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      <img src={picture} alt="" draggable={false} />
      <span
        className="focus-handle"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={describePoint(point)}
        aria-roledescription={say('point on the picture, moved with the arrow keys')}
        onKeyDown={press}
      />
    </div>
  );
}

function Crops({ file, path, picture, point }: FocusControlProps & { point: FocusPoint }) {
  const page = useEditor((state) => state.page);
  const [shown, setShown] = useState<number[]>([]);
  const at = JSON.stringify(path.slice(0, -1));
  // The frame is drawn after the page has changed.
  useEffect(() => {
    const drawn = requestAnimationFrame(() => {
      if (page) setShown(findCrops(page, { file, path: JSON.parse(at) as typeof path }));
    });
    return () => cancelAnimationFrame(drawn);
  }, [page, file, at]);
  const crops = [
    ...shown.map((shape) => ({ title: say('On this page'), shape })),
    { title: say('Wide'), shape: 16 / 9 },
    { title: say('Square'), shape: 1 },
    { title: say('Tall'), shape: 4 / 5 },
  ];
  return (
    <ul className="focus-crops" aria-label={say('What is left where its edges are cut off')}>
      {crops.map(({ title, shape }, index) => (
        <li key={index}>
          <img src={picture} alt="" style={{ aspectRatio: shape, objectPosition: writeFocus(point) }} />
          <small>{title}</small>
        </li>
      ))}
    </ul>
  );
}

function describePoint({ x, y }: FocusPoint): string {
  if (isMiddle({ x, y })) return say('In the middle');
  return say('{x} % from the left, {y} % from the top', { x, y });
}

function toPercent(share: number): number {
  return limit(Math.round(share * 100));
}

function limit(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
