/** Whether somebody is in the middle of something here: a field they typed into still stands. */
const typedInto = new Set<Element>()

export function watchTyping(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target)
  })
}

/** A form that was sent goes from the screen or is emptied, and its fields no longer count. */
export function holdsTypedText(): boolean {
  for (const field of typedInto) {
    if (!field.isConnected || isEmpty(field)) typedInto.delete(field)
  }
  return typedInto.size > 0
}

const isEmpty = (field: Element): boolean => 'value' in field && field.value === ''
