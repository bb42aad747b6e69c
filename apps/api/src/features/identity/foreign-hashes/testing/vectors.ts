/** The password of all vectors. */
export const password = 'Maple-river-42!';

/**
 * Hashes of that password, made by the library that each is called after; ASP.NET's by its published layout with Python's
 * PBKDF2, and PHP's is the first with another mark.
 */
export const vectors: readonly (readonly [madeBy: string, hash: string])[] = [
  ['bcrypt 5.0 (2b)', '$2b$08$f.ttKKe3lYnt7Sl4t6kR2eLQYhkj21d5SEcErhubLf4l8bqb95ArS'],
  ['bcrypt 5.0 (2a)', '$2a$08$eB/bTXvkakMMLWeJ9blRIefLRjzQtc6v32tB4698Nhmz/2psPCnkm'],
  ['PHP’s mark (2y)', '$2y$08$f.ttKKe3lYnt7Sl4t6kR2eLQYhkj21d5SEcErhubLf4l8bqb95ArS'],
  ['Django bcrypt', 'bcrypt$$2b$08$OFQz1jODmhJFIGn5oYe5YOfeqcLUxsqE5GGWiurhslxvcBAW7uXxK'],
  ['Django bcrypt_sha256', 'bcrypt_sha256$$2b$08$vOb0KA41SxS603l0hcnpQO81c4Rxm0Soq/YszPwH39vNSJPAR/yYm'],
  ['passlib bcrypt_sha256', '$bcrypt-sha256$v=2,t=2b,r=8$PI6U04vDmU5ABUHakyD4A.$qQrACs58FBBrRCqj/EdRjTzPES6XPvW'],
  ['Django pbkdf2_sha256', 'pbkdf2_sha256$2000$w7Dbkz1mZ0qPvW$PRwrEnI0bYoT7cOKLjoHsTjgAw0qCEBKRqWwGSikTkA='],
  ['Django pbkdf2_sha1', 'pbkdf2_sha1$2000$w7Dbkz1mZ0qPvW$8vMBpGkC6r0PHwfr/7sLQHK9G5Y='],
  ['passlib pbkdf2_sha1', '$pbkdf2$2000$vNfa.78XAqCUEgLgXAvhvA$P1oeMWsd1ixSqvcMdAz4WqT7ZaI'],
  ['passlib pbkdf2_sha256', '$pbkdf2-sha256$2000$xVhLyXlvzdlbK0UoxZhzrg$T5ys6o7U3cw.kxhH62i/PxyUe37oo6cS0VVKEaUOJhk'],
  [
    'passlib pbkdf2_sha512',
    '$pbkdf2-sha512$2000$r7U2xjjnnFPqXSvFeO/9nw$k8jY9M4rjEs17.ctAPpNeusXp5wHs/Poeq5xYqQJYh9FMTcZtM/wmgT3elo217eApb.KDiyHoLdk8AtLVK7MUg',
  ],
  [
    'Werkzeug pbkdf2',
    'pbkdf2:sha256:2000$7wmQu2kmUxhvowLT$79b1a91cfc230f39324971c5048429f83a20f723d8f9df81ac8e7a24d5d944d0',
  ],
  ['ASP.NET Identity 2', 'AAABAgMEBQYHCAkKCwwNDg9fVGU4S7xzVlZ+K1/u7RGD15ncuoKY4uunsYG7sQ8gYw=='],
  [
    'ASP.NET Identity 3, SHA-256',
    'AQAAAAEAACcQAAAAEAABAgMEBQYHCAkKCwwNDg+cvHSS41HHn/BqnGwnCpoENaW2AKs89Ry2bqzYB206vQ==',
  ],
  [
    'ASP.NET Identity 3, SHA-512',
    'AQAAAAIAAYagAAAAEAABAgMEBQYHCAkKCwwNDg8woEmnH6DSxpSy/TTC2yPqIC9gj++q9RRgjg5ANDyv5g==',
  ],
  ['passlib scrypt', '$scrypt$ln=14,r=8,p=1$fu/dOyekFMI4x1jLmTMmBA$bQVfjQEYrOqbNYbcTi32udAG397EAj6P0cbiXN97Vk8'],
  [
    'Django scrypt',
    'scrypt$16384$w7Dbkz1mZ0qPvW$8$5$G9XVWtSvUOroJ0CZO3WKqRZu8+BRTkLVVUzaK9qwLUrTR885rGGwV39FB7tH/RDnT3o7WLvSqhYGVGasGr1lMw==',
  ],
  [
    'Werkzeug scrypt',
    'scrypt:32768:8:1$KYyfavpsfShtuyaP$65309f32df8c2f2a1784a1ad2a7dfbb5c1a22903adab2e7a69c687a550d9bf535f6142fefa8d006a861de1d9ec2487b40b7187483efb4bd5161f48dade83d20f',
  ],
  ['OpenSSL SHA-256-crypt', '$5$abcdefgh$xJ7V.4EfX6wt/RmgphjB51wWKB93oNA427mcQhAFQO1'],
  [
    'OpenSSL SHA-512-crypt',
    '$6$abcdefghijkl$JuhaFfMD6CIJLWhv9hR6jD4kBi0Pan.1Jt6bNz8HmAYoDZnk69ItauYktEOfoS9BPMXCDq8P4qr6seNOBHybL/',
  ],
  ['passlib sha256_crypt', '$5$rounds=6000$GvNQ3JJNeWvRmr/K$kkDwR2oCHkVOXXPHF7LPX4gzZqVHgjXjjNgWBrolwZ7'],
  [
    'passlib sha512_crypt',
    '$6$rounds=6000$s3PrGa.bWHqtw0/L$zh3lEWqQI14GcauH6C697whzSCR8b7nIazhbBl.ZEay29fbtsiuLcNMcfCgudhS2rIFg3rOCygbxknMl1u1UV/',
  ],
  [
    'Django argon2',
    'argon2$argon2id$v=19$m=102400,t=2,p=8$dzdEYmt6MW1aMHFQdlc$bZ8qKmlYzqKnMbwYUNxYW9qA8WTsMR4ri9tb7Yp8+OQ',
  ],
];
