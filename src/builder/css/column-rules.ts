// Rules about the width of the screen, in columns: there they ask for the width of the column
// instead, so that every section, also a site's own, looks in a narrow column as it does on a
// narrow screen.
import { Rule, type AtRule, type Plugin, type Root } from 'postcss';

/** The class of a column (src/page/blocks/columns). */
const column = 'columns-part';
/** Suffix of a selector that never matches in columns. */
const outside = `:where(:not(.${column} *))`;
/**
 * Suffix of a selector that matches only in columns, and so is needed only by pages that have some.
 */
const inside = `:where(.${column} *)`;

/** Conditions on the width alone: `(width >= 768px)`, `(640px <= width < 1024px)`. */
const onlyWidth = /^\([^()]*\bwidth\b[^()]*\)(?: and \([^()]*\bwidth\b[^()]*\))*$/;

/** Gives every rule about the width of the screen a twin about the width of a column. */
export const columnRules: Plugin = {
  postcssPlugin: 'column-rules',
  Once(root: Root) {
    const conditions: AtRule[] = [];
    root.walkAtRules('media', (rule) => void (onlyWidth.test(rule.params) && conditions.push(rule)));
    for (const condition of conditions) {
      const twin = condition.clone({ name: 'container', params: `column ${condition.params}` });
      condition.after(twin);
      addToRules(condition, outside);
      addToRules(twin, inside);
      if (twin.nodes?.length === 0) twin.remove();
    }
  },
};

/**
 * @param css the rules that a page uses
 * @param names the classes in it
 * @returns the same; for a page without columns, without what takes rules out of them
 */
export function withoutNeedlessRules(css: string, names: ReadonlySet<string>): string {
  return names.has(column) ? css : css.replaceAll(outside, '');
}

/** Tailwind writes conditions in rules in the dev server, and around them in builds. */
function addToRules(condition: AtRule, suffix: string): void {
  if (condition.parent?.type === 'rule') {
    const inner = new Rule({ selector: `&${suffix}`, nodes: condition.nodes });
    condition.removeAll();
    condition.append(inner);
    return;
  }
  condition.each((node) => {
    if (node.type === 'atrule') return addToRules(node, suffix);
    if (node.type !== 'rule') return;
    // The page as a whole is in no column.
    const isOfPage = /^(?::root|html|body)\b/.test(node.selector);
    if (!isOfPage) node.selectors = node.selectors.map((selector) => withSuffix(selector, suffix));
    else if (suffix === inside) node.remove();
  });
}

/** Nothing may follow a pseudo-element. */
function withSuffix(selector: string, suffix: string): string {
  const end = /::?(?:before|after|first-line|first-letter)\b|::/.exec(selector)?.index ?? selector.length;
  return selector.slice(0, end) + suffix + selector.slice(end);
}
