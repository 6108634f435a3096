import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as appUpdate from '../update/app-update'
import { UpdateNotice } from './update-notice'

it('waits with a new version until the person agrees', () => {
  const accept = vi.spyOn(appUpdate, 'acceptUpdate').mockImplementation(() => undefined)
  render(<UpdateNotice />)
  expect(screen.queryByText('A new version is ready')).toBeNull()
  act(() => appUpdate.useAppUpdate.setState({ isReady: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(accept).toHaveBeenCalledOnce()
})
