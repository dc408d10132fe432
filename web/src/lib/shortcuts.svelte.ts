/** Whether the list of keys is shown, and the keys every page knows. */
class ShortcutList {
  open = $state(false);
}
export const shortcuts = new ShortcutList();

/** True while somebody types: then letters are letters. */
export function typing(event: KeyboardEvent): boolean {
  const node = event.target as HTMLElement | null;
  if (!node) return false;
  return node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName);
}
