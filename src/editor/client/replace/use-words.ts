// Places of words in the site: asked for when somebody pauses in typing.
import { useCallback, useEffect, useState } from 'react';
import type { FoundWords, WordsRequest } from '../../protocol/site.ts';
import { describeFailure, fetchWords } from '../state/requests.ts';

/** Shorter than a pause that somebody notices, longer than the time between two keys. */
const pauseMs = 250;

export interface Search {
  /** Null before anything is looked for. */
  found: FoundWords | null;
  trouble: string | null;
  isSearching: boolean;
  /** Looks for the same words in the texts as they are now. */
  searchAgain: () => void;
}

export function useWords(request: WordsRequest): Search {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Pick<Search, 'found' | 'trouble'> & { asked: string }>();
  const asked = JSON.stringify([request, round]);
  const isEmpty = request.words === '';
  useEffect(() => {
    const [words] = JSON.parse(asked) as [WordsRequest];
    if (words.words === '') return undefined;
    let isOvertaken = false;
    const show = (next: Pick<Search, 'found' | 'trouble'>) => !isOvertaken && setAnswer({ ...next, asked });
    const timer = setTimeout(() => {
      fetchWords(words).then(
        (found) => show({ found, trouble: null }),
        (error: unknown) => show({ found: null, trouble: describeFailure(error) }),
      );
    }, pauseMs);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return {
    found: isEmpty ? null : (answer?.found ?? null),
    trouble: isEmpty ? null : (answer?.trouble ?? null),
    isSearching: !isEmpty && answer?.asked !== asked,
    searchAgain: useCallback(() => setRound((before) => before + 1), []),
  };
}
