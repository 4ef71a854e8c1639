import { escapeHtml } from '../../http/html.ts'
import { page } from '../window-pages.ts'
import { readyUsers } from './users.ts'

/** The page to choose a user: posts `account` or `name` to its own address; `cancel` ends the sign-in. */
export function choosePage({ refused }: { readonly refused: boolean }): string {
  const buttons = readyUsers.map(
    ({ subject, name, role }) =>
      `<button name="account" value="${subject}">${escapeHtml(name)}<small>${escapeHtml(role)}</small></button>`,
  )
  return page('Who do you want to be?', {
    content: `<p class="notice">For development only. No password is asked.</p>
<form method="post">
${buttons.join('\n')}
</form>
<form method="post">
<label for="name">Another player</label>
<input id="name" name="name" required maxlength="40" autocomplete="off"${refused ? ' aria-invalid="true" aria-describedby="refused"' : ''}>
${refused ? '<p id="refused" role="alert">Please type a name of 1 to 40 characters.</p>\n' : ''}<button>Sign in as this player</button>
</form>
<form method="post">
<button name="cancel" value="cancel">Cancel</button>
</form>`,
  })
}

export const lostPage = page('This page is no longer valid', {
  content: '<p>Close this window and sign in again.</p>',
})
