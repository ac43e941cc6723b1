// Rule site/file-not-sent: a file that a form asks for goes by a way that takes it.
import type { SiteForm } from '#schemas';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import type { SiteRule } from './rule.ts';

/**
 * The calls that take files (src/page/forms/leads/call-kinds.ts), and how many megabytes the files
 * of a message may have together. A function takes what its forms ask for. Netlify takes 8 with the
 * texts. The others depend on the account.
 */
const megabytesOf: Partial<Record<SiteForm['delivery'][number]['call'], number>> = {
  function: Infinity,
  netlify: 7,
  formspree: Infinity,
  web3forms: Infinity,
};

/** Reports forms whose files no call sends, or whose files are too large for the first that does. */
export const fileDeliveryRule: SiteRule = ({ site }) =>
  Object.entries(site.site?.forms ?? {}).flatMap(([name, form]) => checkForm(form, `/forms/${name}`, site));

function checkForm({ fields, delivery }: SiteForm, pointer: string, { locator }: RuleContext['site']): Diagnostic[] {
  const files = fields.filter(({ kind }) => kind === 'file');
  if (files.length === 0) return [];
  const ways = delivery.filter(({ call }) => megabytesOf[call] !== undefined);
  if (ways.length === 0) {
    const place = locator.place(`${pointer}/fields/${fields.indexOf(files[0]!)}/kind`, 'value');
    return [diagnose('site/file-not-sent', place, { name: files[0]!.name, tight: null })];
  }
  const asked = files.reduce((sum, { maxMegabytes }) => sum + maxMegabytes, 0);
  return ways.flatMap((way) => {
    const taken = megabytesOf[way.call]!;
    if (asked <= taken) return [];
    const place = locator.place(`${pointer}/delivery/${delivery.indexOf(way)}/call`, 'value');
    return [diagnose('site/file-not-sent', place, { name: files[0]!.name, tight: { call: way.call, taken, asked } })];
  });
}
