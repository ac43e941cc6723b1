// Publishing: which of the changed files, what it will do, and a draft to show to somebody else.
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { Programs, useAgreement } from './folder-programs.tsx';
import type { BuiltDraft, Published, PublishView, UnpublishedFile } from '../../protocol/site.ts';
import { post } from '../state/requests.ts';
import { say } from '../state/store.ts';
import { readPublishing, useSite } from '../state/site-store.ts';
import { IgnoredFiles, PublishFiles } from './publish-files.tsx';
import '../controls/setting.css';

/** So many pages are named in the first message. */
const maxNamed = 3;

export function PublishPanel() {
  const view = useSite((state) => state.publishing);
  const [written, write] = useState<string | null>(null);
  const [checked, check] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const run = async <Answer extends { ok: true }>(action: string, given: object, words: (answer: Answer) => string) => {
    setBusy(true);
    setDone('');
    useSite.setState({ trouble: null });
    const answer = await post<Answer>(`/__editor/site/${action}`, given);
    setBusy(false);
    if (!answer.ok) return useSite.setState({ trouble: answer.reason });
    setDone(words(answer));
    say(words(answer));
    write(null);
    check(null);
    await readPublishing();
  };
  const { isAgreed, agree } = useAgreement(view?.programs.key ?? '');
  if (!view) return <p className="hint">Looking at what has changed …</p>;
  const chosen = view.changes.filter(({ file, isOwn }) => checked?.includes(file) ?? isOwn);
  const files = chosen.map(({ file }) => file);
  const message = written ?? suggest(chosen);
  const isReady = !isBusy && isAgreed && files.length + view.waiting > 0;
  return (
    <>
      {done && <p className="site-done">{done}</p>}
      {view.obstacle !== null && <p>{view.obstacle}</p>}
      <IgnoredFiles files={view.ignored} />
      {view.obstacle === null && (
        <form
          className="site-form"
          onSubmit={(event) => {
            event.preventDefault();
            const agreed = view.programs.key;
            void run('publish', { message, files, agreed }, ({ done: words }: Published) => words);
          }}
        >
          {view.changes.length > 0 && <PublishFiles changes={view.changes} chosen={files} onChange={check} />}
          <p>{planOf(files.length, view)}</p>
          {files.length > 0 && (
            <TextField className="setting" value={message} onChange={write} isRequired>
              <Label className="label">What has changed, in a few words</Label>
              <Input className="input" />
            </TextField>
          )}
          <Programs names={view.programs.names} isAgreed={isAgreed} agree={agree} />
          <TextButton look="primary" type="submit" isDisabled={!isReady}>
            {isBusy ? 'Working …' : 'Publish'}
          </TextButton>
        </form>
      )}
      <BuildDraft
        isBusy={isBusy}
        onPress={() => void run('draft', {}, ({ folder }: BuiltDraft) => `The draft is in ${folder}`)}
      />
    </>
  );
}

function BuildDraft({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <>
      <h3>Show a draft to somebody</h3>
      <p className="hint">
        Builds the site with everything that is not public yet into a folder with a name that nobody can guess. Put it
        online under an address with this name. Search engines are told to stay away.
      </p>
      <TextButton isDisabled={isBusy} onPress={onPress}>
        {isBusy ? 'Working …' : 'Build the draft'}
      </TextButton>
    </>
  );
}

/** @returns what publishing will do, as a sentence */
function planOf(files: number, { remote, waiting }: PublishView): string {
  if (files + waiting === 0) return 'No file is checked, so there is nothing to publish.';
  const commit = files > 0 ? `Commits ${count(files, 'file')}` : '';
  if (!remote) return `${commit}. There is no remote, so nothing is sent anywhere.`;
  const push = `${commit ? `${commit} and sends the commit` : `Sends ${count(waiting, 'commit')}`} to ${remote.name} (${remote.address}), branch ${remote.branch}.`;
  return commit && waiting > 0 ? `${push} ${count(waiting, 'earlier commit')} goes along.` : push;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** @returns "Add breakfast, change offers": a message to begin with, from the pages that have changed */
function suggest(changes: UnpublishedFile[]): string {
  const verbs = { added: 'add', changed: 'change', removed: 'remove' };
  const pages = changes.flatMap(({ file, change }) => {
    const [, name] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
    return name === undefined ? [] : [`${verbs[change]} ${name === 'index' ? 'the home page' : name}`];
  });
  const sentence = (pages.length > 0 ? pages : ['change the site']).slice(0, maxNamed).join(', ');
  return changes.length === 0 ? '' : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
