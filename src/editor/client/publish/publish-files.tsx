// The files that differ from the last commit, to choose which of them are published.
import { say } from '../../../base/words/say.ts';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { FoldedText } from '../controls/trouble-text.tsx';
import type { SitePage, UnpublishedFile } from '../../protocol/site.ts';
import { titleOf } from './words.ts';
import '../controls/choices.css';

export interface PublishFilesProps {
  changes: UnpublishedFile[];
  pages: SitePage[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function PublishFiles({ changes, pages, chosen, onChange }: PublishFilesProps) {
  const own = changes.filter(({ isOwn }) => isOwn);
  const others = changes.filter(({ isOwn }) => !isOwn);
  return (
    <CheckboxGroup className="publish-files" value={chosen} onChange={onChange}>
      <Label className="label">{say('What is to be published')}</Label>
      {changes.length > 1 && (
        <div className="row-actions">
          <TextButton onPress={() => onChange(changes.map(({ file }) => file))}>{say('Check all')}</TextButton>
          <TextButton onPress={() => onChange([])}>{say('Check none')}</TextButton>
        </div>
      )}
      {own.length > 0 && <Files title={say('Changed with the editor')} changes={own} pages={pages} />}
      {others.length > 0 && <Files title={say('Changed by other programs')} changes={others} pages={pages} />}
    </CheckboxGroup>
  );
}

function Files({ title, changes, pages }: Pick<PublishFilesProps, 'changes' | 'pages'> & { title: string }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="site-list" aria-label={title}>
        {changes.map(({ file, change, words, text }) => (
          <li key={file} className="site-change">
            <Checkbox value={file} className="check">
              <span>
                {titleOf({ file }, pages)} <span className="count">{changeLabels()[change]}</span>
              </span>
            </Checkbox>
            {words.length > 0 && (
              <ul>
                {words.map((each) => (
                  <li key={each}>{withoutPage(each, titleOf({ file }, pages))}</li>
                ))}
              </ul>
            )}
            {text && (
              <details>
                <summary>{say('As text: {file}', { file })}</summary>
                <pre>{text}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const changeLabels = (): Record<UnpublishedFile['change'], string> => ({
  added: say('added'),
  changed: say('changed'),
  removed: say('removed'),
});

/** The page is named above its changes. */
function withoutPage(words: string, title: string): string {
  return words.endsWith(`, ${title}`) ? words.slice(0, -title.length - 2) : words;
}

/** Lists files that visitors will miss, because git is told to ignore them. */
export function IgnoredFiles({ files }: { files: { file: string; rule: string }[] }) {
  if (files.length === 0) return null;
  return (
    <section className="setting" aria-label={say('Files that are not published')}>
      <p>
        {say(
          "Not published, because the site's folder leaves them out. Pages and pictures among them will be missing on the web:",
        )}
      </p>
      <ul>
        {files.map(({ file }) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <FoldedText text={files.map(({ file, rule }) => `${file}: ignored by ${rule}`).join('\n')} />
    </section>
  );
}
