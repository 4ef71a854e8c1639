/**
 * The stream's UTF-8 text. Gives up as soon as more than `most` bytes come, however many there would be.
 * @throws where there is more, or where the bytes are no UTF-8.
 */
export async function readText(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Error(`There are more than ${most} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
