/** What is wrong with the names of those who sit at one device, as ids of messages; nothing where all is well. */
export function nameFaults(names: readonly string[]): (string | undefined)[] {
  const called = names.map((name) => name.trim().toLocaleLowerCase());
  return called.map((name, i) => {
    if (!name) return "page-name-missing";
    return called.indexOf(name) < i ? "page-name-twice" : undefined;
  });
}
