/** Fields that the person typed into, which show that a form is in use. */
const typedInto = new Set<Element>()

export function watchTyping(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target)
  })
}

/** A sent form is removed or emptied, so its fields no longer count. */
export function holdsTypedText(): boolean {
  for (const field of typedInto) {
    if (!field.isConnected || isEmpty(field)) typedInto.delete(field)
  }
  return typedInto.size > 0
}

const isEmpty = (field: Element): boolean => 'value' in field && field.value === ''
