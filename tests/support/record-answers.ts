import { noteSentAddress, sentAddressesVariable } from '#scripts/test/sent-addresses'
import { headsBeside, noteSentHead } from '#scripts/test/sent-heads'
import { watchAnswers } from './watch-answers.ts'

/** Node loads this file into a test's server before the server's own code. */
const file = process.env[sentAddressesVariable]
if (file) {
  const heads = headsBeside(file)
  watchAnswers({
    onAddress: (sent) => noteSentAddress(file, sent),
    onHead: (sent) => noteSentHead(heads, sent),
  })
}
