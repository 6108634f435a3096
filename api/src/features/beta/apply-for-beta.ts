import { BETA_LINES, priceLines } from 'sync-protocol/commerce'
import type { BetaApplication } from 'sync-protocol/rest'
import { isDuplicate } from '../../db/database-error'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { isPrintable } from '../../orders/order-artwork'
import { sealDetails } from '../../orders/order-details'
import { findBetaOrder, insertOrder, isUuid } from '../../orders/orders.sql'
import { readRow } from '../../records/rest-author'

/** Orders the four items for nothing. Which they are is ours to know; what the request says is not read. */
export async function applyForBeta(
  { database, keyring, records, newId, now }: Services,
  userId: string,
  application: BetaApplication,
): Promise<string> {
  const id = newId()
  const codeId = application.selectedQrCode.toLowerCase()
  await database.transaction(userId, async tx => {
    // Two applications sent at once come one after the other; on a cluster the space is free a moment
    // before the first order is seen, and the orders' own index refuses the second.
    await records.lock(tx, userId)
    if (await findBetaOrder(tx, userId)) throw alreadyApplied()
    const code = isUuid(codeId) ? await readRow(records, tx, userId, 'qr-codes', codeId) : undefined
    if (!code) throw new AppError('not_found', { message: 'You have no such QR code.' })
    if (!isPrintable(code.values, now())) throw new AppError('qr_unusable')
    await insertOrder(tx, {
      id,
      userId,
      kind: 'beta',
      // Nothing is owed: it can be made at once.
      status: 'paid',
      items: freeItems(),
      shippingMethod: 'standard',
      subtotalCents: 0,
      shippingCents: 0,
      codeId,
      sealedDetails: await sealDetails(keyring, tx, {
        id,
        userId,
        details: detailsOf(application),
      }),
      emails: ['confirmation'],
      at: now(),
    }).catch(error => {
      throw isDuplicate(error) ? alreadyApplied() : error
    })
  })
  return id
}

const alreadyApplied = () => new AppError('already_applied')

const freeItems = () =>
  (priceLines(BETA_LINES) ?? []).map(({ product, colorId, name }) => ({
    productId: product.id,
    color: colorId,
    name,
    priceCents: 0,
  }))

/** The programme ships within the United States: its form asks for a state and a ZIP code. */
const detailsOf = ({ email, feedbackNotes, ...from }: BetaApplication) => ({
  email,
  notes: feedbackNotes,
  address: {
    name: from.fullName,
    address1: from.address,
    address2: '',
    city: from.city,
    state: from.state,
    postalCode: from.zipCode,
    country: 'US',
  },
})
