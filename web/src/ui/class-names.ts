/** `classNames('a', isOpen && 'b', undefined)` is `a` or `a b`. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
