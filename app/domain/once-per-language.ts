/** Caches an expensive value per language, for the life of the isolate or page. */
export function oncePerLanguage<Made>(make: (language: string) => Made) {
  const made = new Map<string, Made>();
  return (language: string): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
