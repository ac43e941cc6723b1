// Publishing: what has changed since the last commit, what publishing will do, and a draft to show
// to somebody else.
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { Refusal } from '../answers.ts';
import type { UnpublishedFile } from '../site-answers.ts';
import { noAnswer, post } from '../state/requests.ts';
import { say } from '../state/store.ts';
import { readPublishing, useSite } from '../state/site-store.ts';

/** So many pages are named in the first message. */
const maxNamed = 3;

export function PublishPanel() {
  const view = useSite((state) => state.publishing);
  const [written, write] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const run = async (action: string, given: object, words: (answer: Record<string, string>) => string) => {
    setBusy(true);
    setDone('');
    useSite.setState({ trouble: null });
    const answer = await post<Record<string, string>>(`/__editor/site/${action}`, given).catch((): Refusal => ({
      refused: noAnswer,
    }));
    setBusy(false);
    if ('refused' in answer) return useSite.setState({ trouble: String(answer.refused) });
    setDone(words(answer));
    say(words(answer));
    write(null);
    await readPublishing();
  };
  const message = written ?? suggest(view?.changes ?? []);
  if (!view) return <p className="hint">Looking at what has changed …</p>;
  return (
    <>
      {done && <p className="site-done">{done}</p>}
      <p>{view.obstacle ?? view.plan}</p>
      <Changes changes={view.changes} />
      {view.obstacle === null && (
        <form
          className="site-form"
          onSubmit={(event) => {
            event.preventDefault();
            void run('publish', { message }, ({ done: words }) => words ?? '');
          }}
        >
          {view.changes.length > 0 && (
            <TextField className="setting" value={message} onChange={write} isRequired>
              <Label className="label">What has changed, in a few words</Label>
              <Input className="input" />
            </TextField>
          )}
          <TextButton look="primary" type="submit" isDisabled={isBusy}>
            {isBusy ? 'Working …' : 'Publish'}
          </TextButton>
        </form>
      )}
      <h3>Show a draft to somebody</h3>
      <p className="hint">
        Builds the site with everything that is not public yet into a folder with a name that nobody can guess. Put it
        online under an address with this name. Search engines are told to stay away.
      </p>
      <TextButton
        isDisabled={isBusy}
        onPress={() => void run('draft', {}, ({ folder }) => `The draft is in ${folder}`)}
      >
        {isBusy ? 'Working …' : 'Build the draft'}
      </TextButton>
    </>
  );
}

/** @returns "Add breakfast, change offers": a message to begin with, from the pages that have changed */
function suggest(changes: UnpublishedFile[]): string {
  const pages = changes.flatMap(({ file, words }) => {
    const [, name] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    const verb = words[0] === 'New file.' ? 'add' : words[0] === 'Removed.' ? 'remove' : 'change';
    return name === undefined ? [] : [`${verb} ${name === 'index' ? 'the home page' : name}`];
  });
  const sentence = (pages.length > 0 ? pages : ['change the site']).slice(0, maxNamed).join(', ');
  return changes.length === 0 ? '' : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function Changes({ changes }: { changes: UnpublishedFile[] }) {
  return (
    <ul className="site-list" aria-label="Changed since the last commit">
      {changes.map(({ file, words, text }) => (
        <li key={file} className="site-change">
          <strong>{file}</strong>
          <ul>
            {words.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {text && (
            <details>
              <summary>As text</summary>
              <pre>{text}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
