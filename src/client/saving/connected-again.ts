type Connection = { readonly close: () => void }

/**
 * Does work over one connection. A browser may end it, as phones do to pages in the background, and then all work over it fails: so what
 * fails is done once more over a new one (R10). Work that was done although it failed is done twice.
 */
export function connectedAgain<Made extends Connection>(first: Made, connect: () => Promise<Made>) {
  let connection: Promise<Made> = Promise.resolve(first)
  return async <Result>(work: (over: Made) => Promise<Result>): Promise<Result> => {
    const used = connection
    try {
      return await work(await used)
    } catch {
      // Whoever fails next waits for the same new one.
      if (connection === used) connection = replace(used, connect)
      return work(await connection)
    }
  }
}

function replace<Made extends Connection>(used: Promise<Made>, connect: () => Promise<Made>): Promise<Made> {
  used.then(
    (ended) => ended.close(),
    () => {},
  )
  return connect()
}
