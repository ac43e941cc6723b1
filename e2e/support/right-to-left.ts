// Pages of a built site as they are in a language that is written from right to left: the built HTML with that language, and
// with its words in the places of the English ones.
import type { Page } from 'playwright/test';

const words = {
  ar: 'في من إلى على كل هذا عمل بيت يوم نحن لكم خبز وقت أكثر جديد سوق مكتب زيارة مدينة شركات العمل الموقع الطلبات المخزن البضائع المحاسبة المنتجات الاجتماعات المستودعات والمشتريات الاستشارات المؤسسات للمستخدمين',
  he: 'של על את כל זה עם יום בית אנחנו לכם לחם זמן יותר חדש שוק משרד ביקור עיר חברות עבודה האתר הזמנות המחסן הסחורות החשבונות המוצרים הפגישות המחסנים והרכישות הייעוץ הארגונים למשתמשים',
};

/** What keeps its letters: code, what its own code renders again, and what is no text. */
const kept = /<(script|style|svg|code|template|pw-island)[\s>][\s\S]*?<\/\1>/g;

/** @returns the HTML of a page in the language; with `translates`, its words are too */
export function mirrorHtml(html: string, lang: 'ar' | 'he', translates: boolean): string {
  const mirrored = html.replace(/<html lang="[^"]*"/, `<html lang="${lang}" dir="rtl"`);
  if (!translates) return mirrored;
  const [head = '', body = ''] = mirrored.split(/(?=<body)/);
  const keeping: string[] = [];
  const marked = body.replaceAll(kept, (part) => `<!--${keeping.push(part) - 1}-->`);
  const translated = marked.replaceAll(/>[^<]+<|(?<= aria-label=")[^"]+/g, (text) =>
    text.replaceAll(/(?<![&\w#@./])[\p{Script=Latin}\u00ad]{2,}(?![\w;@/]|\.\w)/gu, (word) =>
      translate(word.replaceAll('\u00ad', ''), lang),
    ),
  );
  return head + translated.replaceAll(/<!--(\d+)-->/g, (_, index: string) => keeping[Number(index)]!);
}

/** @returns always the same word, about as long */
function translate(word: string, lang: 'ar' | 'he'): string {
  const all = words[lang].split(' ');
  const distance = (each: string) => Math.abs(each.length - word.length);
  const nearest = Math.min(...all.map(distance));
  const alike = all.filter((each) => distance(each) <= nearest + 1);
  const sum = [...word].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return alike[sum % alike.length]!;
}

interface MirrorOptions {
  lang?: 'ar' | 'he';
  translates?: boolean;
}

/** Has every page that is opened from now on come from right to left. */
export async function mirrorPages(page: Page, { lang = 'ar', translates = true }: MirrorOptions = {}): Promise<void> {
  await page.route('**/*', async (route) => {
    // Pages that are fetched ahead end with the page that wants them.
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: mirrorHtml(await response.text(), lang, translates) });
  });
}
