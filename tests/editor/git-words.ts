// Words of git, which an author of a site does not know, in the languages of the editor.

export const gitWords =
  /\b(?:git|commit\w*|branch\w*|repositor\w*|dépôt|merg\w*|rebas\w*|push\w*|pull\w*|head|hooks?|remotes?|ssh|terminal\w*|commands?|patch\w*|cherry-pick|revert\w*|bisect|stag(?:ed|ing))\b|リポジトリ|コミット|ブランチ|ターミナル|フック|रिपॉज़िटरी|कमिट|टर्मिनल|हुक|مستودع|إيداع|الطرفية/iu;

/** @returns what the author reads of a text: all before the fold, without addresses of repositories */
export function readSentences(text: string): string {
  return text.split('\n\n', 1)[0]!.replaceAll(/\S+\.git\b/g, 'ADDRESS');
}
