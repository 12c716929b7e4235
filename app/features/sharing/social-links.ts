/** Social services with their share links for a URL and title (specification, section 2). */
export const socialServices = [
  {
    name: "X",
    mark: "X",
    address: (url: string, title: string) => `https://x.com/intent/post?${query({ url, text: title })}`,
  },
  {
    name: "LINE",
    mark: "L",
    address: (url: string) => `https://social-plugins.line.me/lineit/share?${query({ url })}`,
  },
  {
    name: "Facebook",
    mark: "f",
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    name: "はてなブックマーク",
    /** Dictionary key of its name, for readers without Japanese. */
    word: "hatena",
    mark: "B!",
    address: (url: string, title: string) => `https://b.hatena.ne.jp/entry/panel/?${query({ url, title })}`,
  },
] as const;

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters);
