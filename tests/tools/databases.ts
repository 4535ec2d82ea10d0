// Databases of the browser as data, so that those of earlier releases can be kept in files.

/** What a release has stored: the texts of local storage by name, and its database. */
export interface Layout {
  local: Record<string, string>;
  database?: StoredDatabase;
}

export interface StoredDatabase {
  name: string;
  version: number;
  stores: Record<string, { keyPath: string | null; indexes: string[]; records: [key: string, value: any][] }>;
}

/** The result of a request. */
function resultOf<Result>(request: IDBRequest<Result>) {
  return new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A database as it is stored: that of a name, or the only one. */
export async function databaseNow(name?: string): Promise<StoredDatabase> {
  const db = await resultOf(indexedDB.open(name ?? (await indexedDB.databases())[0]?.name ?? ''));
  const stores: StoredDatabase['stores'] = {};
  for (const store of db.objectStoreNames) {
    const objects = db.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([resultOf(objects.getAllKeys()), resultOf(objects.getAll())]);
    stores[store] = {
      keyPath: objects.keyPath as string | null,
      indexes: [...objects.indexNames],
      records: keys.map((key, at) => [String(key), values[at]]),
    };
  }
  db.close();
  return { name: db.name, version: db.version, stores };
}

/** Makes a database. */
export async function makeDatabase({ name, version, stores }: StoredDatabase) {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const [store, { keyPath, indexes, records }] of Object.entries(stores)) {
      const objects = request.result.createObjectStore(store, keyPath === null ? {} : { keyPath });
      for (const index of indexes) objects.createIndex(index, index);
      for (const [key, value] of records) objects.put(value, keyPath === null ? key : undefined);
    }
  };
  (await resultOf(request)).close();
}
