// Opening hours that stand in a text: pasted, shown as they were understood, and taken over.
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import { listWeekRows, weekdays } from '../../../base/languages/opening-hours.ts';
import { readHours } from '../../../base/languages/read-hours.ts';
import { TextButton } from '../controls/buttons.tsx';
import { useSiteLanguage } from '../state/site-language.ts';
import { announce } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import './paste-hours.css';

export function PasteHours() {
  const [text, setText] = useState('');
  const lang = useSiteLanguage();
  const { week, unread } = readHours(text, [lang, spokenLanguage()]);
  const isRead = weekdays.some((day) => week[day]);
  const take = async () => {
    await edit({ file: 'site.yaml', edit: { kind: 'set', path: ['openingHours', 'week'], value: week } });
    setText('');
    announce(say('The opening hours are taken over. Undo brings back those of before.'));
  };
  return (
    <div className="setting">
      <TextField value={text} onChange={setText}>
        <Label>{say('Take them from a text')}</Label>
        <TextArea rows={2} placeholder={say('Tue–Sun 11:30–22:00, closed on Monday')} />
        <Text slot="description" className="help">
          {say('Paste the hours as you have written them elsewhere. You see what is understood before it is taken.')}
        </Text>
      </TextField>
      <div role="status">
        {isRead && (
          <table className="read-hours">
            <caption>{say('Understood:')}</caption>
            <tbody>
              {listWeekRows(week, spokenLanguage()).map(({ days, times }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{times.length === 0 ? say('Closed') : times.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {text.trim() !== '' && !isRead && (
          <p className="help">{say('No hours are understood yet. Days and times are needed.')}</p>
        )}
        {isRead && unread.length > 0 && (
          <p className="setting-message">{say('Not understood: {words}', { words: unread.join(' ') })}</p>
        )}
      </div>
      {isRead && (
        <TextButton look="primary" onPress={() => void take()}>
          {say('Take these hours')}
        </TextButton>
      )}
    </div>
  );
}
