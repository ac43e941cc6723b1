// What is typed into a field of a form.
import { useEffect, useRef, useState } from 'react';

/** Keeps what is typed while it is on its way to the file and back. */
export function useTyped(written: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(written);
  const last = useRef(written);
  useEffect(() => {
    if (last.current !== written) setTyped(written);
    last.current = written;
  }, [written]);
  return [typed, setTyped];
}
