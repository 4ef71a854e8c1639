import { noteSentAddress, sentAddressesVariable } from '#scripts/test/sent-addresses'
import { headsBeside, noteSentHead } from '#scripts/test/sent-heads'
import { watchAnswers } from './watch-answers.ts'

/**
 * Node loads this file into a test's server before the server's own code. It writes down which email addresses the server sends and what
 * its answers' heads lack; the run is judged by that at its end.
 */
const file = process.env[sentAddressesVariable]
if (file) {
  const heads = headsBeside(file)
  watchAnswers({
    onAddress: (sent) => noteSentAddress(file, sent),
    onHead: (sent) => noteSentHead(heads, sent),
  })
}
