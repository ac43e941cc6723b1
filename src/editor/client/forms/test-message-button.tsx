// The button that sends a test message, and what became of it.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { getAtPath } from '../../../edits/model/path.ts';
import { TextButton } from '../controls/buttons.tsx';
import { readEndpoints, readForm } from './form-data.ts';
import { useEditor } from '../state/store.ts';
import type { TestReport } from './test-words.ts';
import './forms.css';

interface TestMessageProps {
  /** The name of the form. */
  name: string;
  /** False while what is shown differs from what the message would be sent to. */
  isSaved: boolean;
}

export function TestMessage({ name, isSaved }: TestMessageProps) {
  const [reports, setReports] = useState<TestReport[] | 'sending' | null>(null);
  const send = async () => {
    setReports('sending');
    // Delivery, and the SDK of EmailJS, are loaded by who sends.
    const { sendTestMessage } = await import('./test-message.ts');
    const { page, start } = useEditor.getState();
    const site = page?.files['site.yaml']?.data;
    const form = readForm(site, name);
    const endpoints = readEndpoints(
      site,
      start?.siteFields.find((field) => field.name === 'endpoints'),
    );
    const email = String(getAtPath(site, ['email']) ?? 'test@example.com');
    setReports(form ? await sendTestMessage({ name, form, endpoints, email }) : []);
  };
  return (
    <div className="test-message">
      <TextButton isDisabled={!isSaved || reports === 'sending'} onPress={() => void send()}>
        {say('Send a test message')}
      </TextButton>
      {!isSaved && <span className="hint">{say('Save first.')}</span>}
      <div role="status">
        {reports === 'sending' && <p>{say('Sending …')}</p>}
        {Array.isArray(reports) && reports.length === 0 && <p>{say('The form sends to nobody yet.')}</p>}
        {Array.isArray(reports) &&
          reports.map(({ call, hasArrived, words, answer }) => (
            <p key={call} className={hasArrived ? 'test-arrived' : 'setting-message error'}>
              {words}
              {answer !== '' && <span className="test-answer">{say('Its answer: {answer}', { answer })}</span>}
            </p>
          ))}
      </div>
    </div>
  );
}
