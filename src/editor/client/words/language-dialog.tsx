// Choice of the editor's language, which is not the site's.
import { Button } from 'react-aria-components';
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { IconButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Icon } from '../controls/icon.tsx';
import { useEditor } from '../state/store.ts';
import { chooseLanguage, listLanguages } from './document-words.ts';

/** A button for the bar; on a narrow screen, the language is among all commands. */
export function LanguageButton() {
  return (
    <IconButton
      icon="language"
      className="on-wide-screens"
      label={say('Language of the editor')}
      onPress={() => useEditor.setState({ opened: 'language' })}
    />
  );
}

export function LanguageDialog() {
  const isOpen = useEditor(({ opened }) => opened === 'language');
  return (
    <DialogFrame
      title={say('Language of the editor')}
      isOpen={isOpen}
      onClose={() => useEditor.setState({ opened: null })}
    >
      <p className="hint">{say('The language of your site stays as it is: it is one of the settings of the site.')}</p>
      <ul className="site-list">
        {listLanguages().map((lang) => (
          <li key={lang} lang={lang}>
            <Button className="site-row" aria-current={lang === spokenLanguage()} onPress={() => chooseLanguage(lang)}>
              <strong>{nameLanguage(lang)}</strong>
              {lang === spokenLanguage() && <Icon name="check" />}
            </Button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

/** @returns a language's name as those who speak it write it */
function nameLanguage(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}
