// Says in our words what is wrong with the options of a call, which Node says in those of its own programs.
import { nearest } from '../content/suggest.ts';

/**
 * @param error what `parseArgs` of Node has thrown
 * @param names of the options that the command takes, without dashes
 */
export function optionMistake(error: unknown, names: string[]): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [option = ''] = /--?[^\s'=]+(?=[\s'=])/.exec(message.replace(/'-\w, /, "'")) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const near = nearest(option.replace(/^-+/, ''), names);
    return `There is no option ${option} here.${near === null ? '' : ` Did you mean --${near}?`}`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  return message.includes('does not take')
    ? `${option} stands alone, without a value.`
    : `${option} needs a value. One that starts with a dash is written as ${option}=-value.`;
}
