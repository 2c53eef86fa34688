import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { busy } from './busy.ts'

test.each([true, false])(
  'busy %s: a press and Enter in the form count only when it is not, and the focus stays',
  async (isBusy) => {
    const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<(event: { preventDefault: () => void }) => void>()]
    onSubmit.mockImplementation((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <button type="submit" {...busy(isBusy)} onClick={onClick}>
          Save
        </button>
      </form>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox'), 'x{Enter}')
    await user.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledTimes(isBusy ? 0 : 2)
    expect(onSubmit).toHaveBeenCalledTimes(isBusy ? 0 : 2)
    expect(screen.getByRole('button')).toHaveFocus()
  },
)
