#!/usr/bin/env python3
"""Reads the offline copy in a LifeTag code. MIT licence.

Written from SPECIFICATION.md. Needs Python 3.9 or newer, no packages, and the files in ../data/v1.

    python3 lifetag_decode.py DIGITS [TODAY]     prints the result as JSON
    python3 lifetag_decode.py --lines            reads {"digits", "today"} a line, and prints a result a line
"""

import json
import math
import re
import sys
from datetime import datetime, timezone
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data" / "v1"
WORD = 0xFFFFFFFF
DAY_MS = 86_400_000
MINUTE_MS = 60_000


class Damaged(Exception):
    """The digits break a rule of the specification."""


# Section 2: the result.


def decode(digits, today):
    """Returns {"ok": True, "card", "madeAtMs"} or {"ok": False, "code"}."""
    return on_moment(read_facts(digits), today)


def on_moment(read, today):
    day, now_ms = read_today(today)
    if not read["ok"]:
        return read
    expires_at = read["card"]["expiresAt"]
    if expires_at and milliseconds_of(expires_at) <= now_ms:
        return {"ok": False, "code": "expired"}
    return {**read, "card": on_day(read["card"], day)}


def read_facts(digits):
    """Like decode, without expiry and the values of the day."""
    digits = digits.replace("\r", "").replace("\n", "")
    if re.fullmatch("[2-9][0-9]*", digits):
        return {"ok": False, "code": "newer_version"}
    try:
        changed_at_minutes, payload = unframe(digits)
        reader = CardReader(payload, changed_at_minutes * MINUTE_MS)
        return {"ok": True, **reader.content()}
    except Damaged:
        return {"ok": False, "code": "damaged"}


CLOCK = r"([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?"
MOMENT = re.compile(rf"(\d{{4}}-\d\d-\d\d)(?:T{CLOCK}Z)?", re.ASCII)


def read_today(today):
    found = MOMENT.fullmatch(today)
    if not found or not date_parts(found[1]):
        raise ValueError(f"no date or time in UTC: {today}")
    return found[1], milliseconds_of(today)


def milliseconds_of(moment):
    day, hour, minute, second, fraction = MOMENT.fullmatch(moment).groups()
    clock = (int(hour or 0) * 60 + int(minute or 0)) * 60 + int(second or 0)
    return day_number(*date_parts(day)) * DAY_MS + clock * 1000 + int((fraction or "0").ljust(3, "0"))


# Section 3: the frame.

WIDTHS = (0, 3, 5, 8, 10, 13, 15, 17, 20, 22, 25, 27, 29, 32, 34, 37, 39, 41, 44, 46, 49, 51, 53)
GROUP = 22


def unframe(digits):
    if not re.fullmatch("1[0-9]{21,}", digits):
        raise Damaged("no frame")
    length = int(digits[19:22])
    payload = bytearray()
    at = 22
    while length > 0:
        size = min(length, GROUP)
        group = digits[at : at + WIDTHS[size]]
        if len(group) != WIDTHS[size] or int(group) >= 256**size:
            raise Damaged("a group that is too short or too large")
        payload += int(group).to_bytes(size, "big")
        at += WIDTHS[size]
        length -= size
    if at != len(digits):
        raise Damaged("too many digits")
    total = 0
    for character in digits[:9] + digits[19:]:
        total = (total * 700_001 + ord(character)) % 9_999_999_967
    if digits[9:19] != f"{total:010}":
        raise Damaged("the check differs")
    return int(digits[1:9]), bytes(payload)


# Section 4: bits.


class Bits:
    def __init__(self, payload):
        self.source = payload + bytes(4)
        self.next = 4
        self.low = 0
        self.high = WORD
        self.point = int.from_bytes(self.source[:4], "big")

    def flag(self, p=32_768):
        middle = self.low + ((self.high - self.low) * p >> 16)
        bit = self.point <= middle
        if bit:
            self.high = middle
        else:
            self.low = middle + 1
        while self.low >> 24 == self.high >> 24:
            if self.next == len(self.source):
                raise Damaged("the payload ends early")
            self.low = self.low << 8 & WORD
            self.high = (self.high << 8 & WORD) | 255
            self.point = (self.point << 8 & WORD) | self.source[self.next]
            self.next += 1
        return bit

    def number(self, width):
        value = 0
        for _ in range(width):
            value = value * 2 + self.flag()
        return value

    def count(self):
        width = 0
        while self.flag():
            width += 1
            if width > 31:
                raise Damaged("a count that is too large")
        return self.number(width) + 2**width - 1


# Section 5: the content.


class CardReader:
    def __init__(self, payload, changed_at_ms):
        self.bits = Bits(payload)
        self.changed_at_ms = changed_at_ms
        self.partial = False
        pack = self.bits.number(5)
        if pack >= len(PACKS):
            raise Damaged("no such pack")
        self.texts = TextReader(self.bits, dictionary_of(pack))

    def content(self):
        if self.bits.flag():
            unit = MINUTE_MS
        else:
            unit = DAY_MS
        made_at_ms = as_time(self.changed_at_ms + self.bits.count() * unit)
        return {"madeAtMs": made_at_ms, "card": self.card()}

    def card(self):
        card = {
            "type": self.choice("type", 3),
            "level": self.choice("level", 1),
            "revision": self.bits.count() + 1,
            "changedAtMs": self.changed_at_ms,
            "expiresAt": self.expiry(),
        }
        self.partial = self.mark(card, "isPartial", 10_000)
        self.maybe(card, "confirmedAtMs", 32_768, self.confirmed)
        card["identity"] = self.identity()
        self.maybe(card, "dnr", 32_768, self.resuscitation)
        self.maybe(card, "plans", 10_000, lambda: self.list_of(self.instruction))
        self.maybe(card, "allergies", 52_000, lambda: self.list_of(self.allergy))
        self.maybe(card, "medications", 52_000, lambda: self.list_of(self.medicine))
        self.maybe(card, "conditions", 52_000, lambda: self.list_of(self.condition))
        self.maybe(card, "contacts", 52_000, lambda: self.list_of(self.contact))
        self.maybe(card, "body", 52_000, self.body)
        self.maybe(card, "notes", 10_000, self.notes)
        return card

    # Parts of all sections.

    def maybe(self, holder, name, p, read):
        if self.bits.flag(p):
            holder[name] = read()

    def maybe_text(self, holder, name, p, kind):
        self.maybe(holder, name, p, lambda: self.texts.read(kind))

    def mark(self, holder, name, p):
        if self.bits.flag(p):
            holder[name] = True
            return True
        return False

    def choice(self, name, width):
        index = self.bits.number(width)
        if index >= len(MODEL["choices"][name]):
            raise Damaged("no such choice")
        return MODEL["choices"][name][index]

    def others(self, holder, **kinds):
        if not self.bits.flag(300):
            return
        others = {}
        for field, kind in kinds.items():
            values = []
            while self.bits.flag():
                if len(values) == 1000:
                    raise Damaged("an endless dispute")
                values.append(self.texts.read(kind))
            if values:
                others[field] = values
        if others:
            holder["others"] = others

    def list_of(self, item):
        found = {"state": self.choice("listState", 2), "items": []}
        while self.bits.flag():
            if len(found["items"]) == 1000:
                raise Damaged("an endless list")
            found["items"].append(item())
        if self.partial:
            found["more"] = self.bits.count()
        return found

    # Single values.

    def expiry(self):
        if not self.bits.flag(16_000):
            return ""
        direction = 1 if self.bits.flag(65_000) else -1
        return iso_time(as_time(self.changed_at_ms + direction * self.bits.count() * MINUTE_MS))

    def confirmed(self):
        changed_day = self.changed_at_ms // DAY_MS
        direction = -1 if self.bits.flag() else 1
        day = changed_day + direction * self.bits.count()
        if not 0 <= day <= 99_999:
            raise Damaged("no such day")
        return day * DAY_MS

    def month(self):
        if not self.bits.flag(65_000):
            return self.texts.read("dose")
        year = self.bits.number(8) + 1900
        month = self.bits.number(4) + 1
        if month > 12:
            raise Damaged("no such month")
        return f"{year:04}-{month:02}"

    def calendar_day(self):
        if not self.bits.flag(65_000):
            return self.texts.read("dose")
        return iso_day(self.bits.number(16))

    def figure(self, kind):
        text = self.texts.read(kind)
        if not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?(e[+-][0-9]+)?", text):
            raise Damaged("no figure")
        value = float(text)
        if math.isinf(value):
            raise Damaged("no finite figure")
        return int(value) if value.is_integer() else value

    def first_name(self, holder):
        full = holder.get("fullName")
        if full:
            if self.bits.flag(52_000):
                holder["firstName"] = full.split(" ")[0]
                return
            if self.bits.flag():
                units = full.encode("utf-16-le", "surrogatepass")
                start = self.bits.count() * 2
                if start >= len(units):
                    raise Damaged("no such name")
                holder["firstName"] = units[start:].decode("utf-16-le", "surrogatepass")
                return
        self.maybe_text(holder, "firstName", 32_768, "person")

    def instruction_kind(self):
        if self.bits.flag(64_000):
            return self.choice("planKind", 3)
        return self.texts.read("status")

    def effect(self):
        if not self.bits.flag(64_000):
            return self.texts.read("status")
        denial = "not " if self.bits.flag(10_000) else ""
        return denial + self.choice("effect", 5)

    # Sections.

    def identity(self):
        found = {}
        self.maybe_text(found, "fullName", 52_000, "person")
        self.first_name(found)
        if found.get("fullName") == "":
            del found["fullName"]
        self.maybe(found, "birthMonth", 52_000, self.month)
        self.maybe_text(found, "gender", 52_000, "gender")
        self.maybe_text(found, "language", 32_768, "language")
        self.others(
            found,
            fullName="person",
            firstName="person",
            birthMonth="dose",
            gender="gender",
            language="language",
        )
        return found

    def resuscitation(self):
        found = {"status": self.choice("dnrStatus", 2), "hasDocument": self.bits.flag()}
        self.others(found, status="status")
        return found

    def instruction(self):
        found = {"text": self.texts.read("plan"), "kind": self.instruction_kind()}
        self.maybe_text(found, "about", 32_768, "condition")
        self.maybe_text(found, "whereIs", 10_000, "planDetail")
        self.maybe_text(found, "from", 10_000, "planDetail")
        if self.partial:
            self.mark(found, "isRestOnline", 32_768)
        kinds = {"text": "plan", "kind": "status", "about": "condition"}
        self.others(found, **kinds, **{"whereIs": "planDetail", "from": "planDetail"})
        return found

    def allergy(self):
        found = {"allergen": self.texts.read("allergen"), "severity": self.texts.read("severity")}
        self.maybe_text(found, "reaction", 32_768, "reaction")
        self.mark(found, "isSevere", 10_000)
        self.others(found, allergen="allergen", severity="severity", reaction="reaction")
        return found

    def medicine(self):
        found = {"name": self.texts.read("medicine")}
        self.maybe(found, "effect", 300, self.effect)
        self.maybe_text(found, "dosage", 52_000, "dose")
        self.maybe_text(found, "frequency", 52_000, "frequency")
        if self.partial:
            self.mark(found, "isDoseOnline", 32_768)
        self.others(found, name="medicine", effect="status", dosage="dose", frequency="frequency")
        return found

    def condition(self):
        found = {"condition": self.texts.read("condition")}
        self.others(found, condition="condition")
        return found

    def contact(self):
        found = {
            "relationship": self.texts.read("relationship"),
            "phoneNumber": self.texts.read("phone"),
        }
        self.maybe_text(found, "name", 64_000, "person")
        self.others(found, relationship="relationship", phoneNumber="phone", name="person")
        return found

    def body(self):
        found = {}
        self.maybe_text(found, "bloodType", 52_000, "bloodType")
        self.maybe(found, "heightCm", 32_768, lambda: self.figure("heightCm"))
        self.maybe(found, "weightKg", 32_768, lambda: self.figure("weightKg"))
        self.maybe_text(found, "implants", 10_000, "implant")
        self.maybe(found, "pregnancyDueDate", 10_000, self.calendar_day)
        self.maybe_text(found, "organDonor", 32_768, "organDonor")
        self.others(
            found,
            bloodType="bloodType",
            heightCm="heightCm",
            weightKg="weightKg",
            implants="implant",
            pregnancyDueDate="dose",
            organDonor="organDonor",
        )
        return found

    def notes(self):
        found = {"notes": self.texts.read("notes")}
        if self.partial:
            self.mark(found, "isCut", 32_768)
        self.others(found, notes="notes")
        return found


def as_time(ms):
    if not 0 <= ms <= 99_999_999 * MINUTE_MS:
        raise Damaged("no such time")
    return ms


# Section 6: texts.


class TextReader:
    def __init__(self, bits, dictionary):
        self.bits = bits
        self.habits = {kind["name"]: kind["habit"] for kind in MODEL["kinds"]}
        self.page = 0
        self.length = 0
        self.bytes = ByteReader(bits, dictionary)

    def read(self, kind):
        habit = self.habit(kind)
        if not self.bits.flag(62_000):
            self.page = self.bits.number(3)
            if self.page > 5:
                raise Damaged("no such page")
        self.bytes.begin(KINDS[kind], self.page)
        coded = bytearray()
        while True:
            byte = self.bytes.read()
            if byte == 0xFF:
                break
            coded.append(byte)
            self.length += 1
            if self.length > 100_000:
                raise Damaged("endless texts")
        return with_capitals(characters_of(bytes(coded), self.page), habit)

    def habit(self, kind):
        if not self.bits.flag(58_000):
            others = [habit for habit in MODEL["habits"] if habit != self.habits[kind]]
            index = self.bits.number(2)
            if index == 3:
                raise Damaged("no such habit")
            self.habits[kind] = others[index]
        return self.habits[kind]


def with_capitals(text, habit):
    written = []
    is_first = starts_word = True
    is_flipped = False
    for character in text:
        is_small = character in CAPITAL_OF
        if character == "\x1e" and not is_flipped:
            is_flipped = True
            continue
        if is_flipped and not is_small and character != "\x1e":
            raise Damaged("a mark of case before a character without case")
        starts_next = ord(character) < 0xC0 and not is_small and character not in SMALL_OF
        if is_small:
            wants = (
                habit == "upper"
                or (habit == "title" and starts_word)
                or (habit == "sentence" and is_first)
            )
            is_first = False
            if wants != is_flipped:
                character = CAPITAL_OF[character]
        written.append(character)
        starts_word = starts_next
        is_flipped = False
    return joined("".join(written))


def joined(text):
    """Two surrogates that follow each other are one character."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def characters_of(coded, page):
    if page == 5:
        return from_utf8(coded)
    found = []
    at = 0
    while at < len(coded):
        byte = coded[at]
        at += 1
        if byte == 0x1B:
            lead = coded[at] if at < len(coded) else 0
            if lead != 0x1B and lead < 0xC0:
                raise Damaged("an escape before nothing")
            size = 1 if lead == 0x1B else 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
            found.append(from_utf8(coded[at : at + size]))
            at += size
        elif byte < 0x80:
            found.append(chr(byte))
        elif page < 4:
            alphabet = MODEL["alphabets"][page]
            if byte - 0x80 >= len(alphabet):
                raise Damaged("not in the alphabet")
            found.append(alphabet[byte - 0x80])
        else:
            if at == len(coded):
                raise Damaged("half a pair")
            found.append(of_plane((byte - 0x80) * 255 + coded[at]))
            at += 1
    return "".join(found)


def of_plane(place):
    for plane in MODEL["planes"]:
        if plane["start"] <= place <= plane["start"] + plane["to"] - plane["from"]:
            return chr(place - plane["start"] + plane["from"])
    raise Damaged("in no plane")


def from_utf8(coded):
    found = []
    at = 0
    while at < len(coded):
        lead = coded[at]
        at += 1
        if 0x80 <= lead < 0xC0:
            raise Damaged("a stray byte")
        more = 0 if lead < 0x80 else 1 if lead < 0xE0 else 2 if lead < 0xF0 else 3
        point = lead & (0x7F, 0x1F, 0x0F, 0x07)[more]
        for _ in range(more):
            follower = coded[at] if at < len(coded) else 0
            at += 1
            if not 0x80 <= follower < 0xC0:
                raise Damaged("a cut character")
            point = point << 6 | follower & 0x3F
        if point > 0x10FFFF:
            raise Damaged("above Unicode")
        found.append(chr(point))
    return "".join(found)


# Section 7: the model.


def mix(a, b):
    m = (a ^ (b * 0x9E3779B1 & WORD)) * 0x85EBCA6B & WORD
    return (m ^ m >> 15) * 0xC2B2AE35 & WORD


class Contexts:
    def __init__(self, kind, page):
        self.kind = kind
        self.page = page
        self.inside = False
        self.shape = self.word = self.last_word = 0
        self.units = [0x10000 + (kind << 4) + page, 0, 0, 0, 0, 0]
        self.field = mix(kind + 1, page)

    def advance(self, byte):
        if self.inside:
            unit = 0x1000 + byte
        elif byte < 0x80:
            unit = byte
        else:
            unit = (self.page << 8) + byte
        self.inside = not self.inside and self.page == 4 and byte >= 0x80
        self.units = [unit, *self.units[:5]]
        self.field = mix(self.field, unit)
        if 0x30 <= unit <= 0x39:
            sort = 0x30
        elif 0x61 <= unit <= 0x7A or unit >= 0x80:
            sort = 0x61
        else:
            sort = unit
        if sort != 0x61 or self.shape & 0xFF != 0x61:
            self.shape = (self.shape << 8 & WORD) + sort
        if sort == 0x61:
            self.word = mix(self.word, unit)
        elif self.word != 0:
            self.last_word = self.word
            self.word = 0

    def now(self):
        a, b, c, d, e, f = self.units
        two = mix(mix(a, 2), b)
        three = mix(two, c)
        four = mix(three, d)
        return (
            mix(self.kind, 7 if self.inside else self.page),
            mix(a, 256 + self.kind),
            two,
            three,
            four,
            mix(mix(four, e), f),
            mix(self.field, 4),
            mix(self.word, 5 + 16 * self.kind if self.word == 0 else 5),
            mix(self.word, self.last_word | 1),
            mix(self.shape, 512 + self.kind),
        )


class Memory:
    def __init__(self, room):
        self.room = room
        self.followers = {}

    def copy(self):
        copy = Memory(self.room)
        copy.followers = {context: dict(counts) for context, counts in self.followers.items()}
        return copy

    def add(self, context, byte, times=1):
        counts = self.followers.get(context)
        if counts is not None and byte in counts:
            counts[byte] = min(counts[byte] + times, 255)
        elif self.room > 0:
            self.room -= 1
            self.followers.setdefault(context, {})[byte] = times

    def after(self, context):
        return list(self.followers.get(context, {}).items())

    def learn(self, file, more):
        for kind in MODEL["kinds"]:
            phrases = file["phrases"].get(kind["name"], [])
            for at, phrase in enumerate(phrases):
                share = 3 if 16 * at < len(phrases) else 2 if 4 * at < len(phrases) else 1
                page, coded = phrase.split(":")
                contexts = Contexts(KINDS[kind["name"]], int(page))
                for byte in bytes.fromhex(coded) + b"\xff":
                    for context in contexts.now():
                        self.add(context, byte, share + more)
                    contexts.advance(byte)


class ByteReader:
    def __init__(self, bits, dictionary):
        self.bits = bits
        self.dictionary = dictionary
        self.record = Memory(8_000)

    def begin(self, kind, page):
        self.contexts = Contexts(kind, page)
        self.style = MODEL["styles"].index(MODEL["kinds"][kind]["style"])

    def read(self):
        now = self.contexts.now()
        inputs = [self.dictionary.after(context) for context in now]
        familiar = sum(1 for entries in inputs[2:7] if entries)
        inputs += [self.record.after(now[i]) for i in (2, 4, 6, 7)]
        inputs = [(at, entries) for at, entries in enumerate(inputs) if entries]
        weights = MODEL["weights"][self.style * 6 + familiar]
        byte = 0
        for bit in range(7, -1, -1):
            is_one = self.bits.flag(probability(inputs, bit, weights))
            byte = byte * 2 + is_one
            kept = [(at, [each for each in entries if (each[0] >> bit & 1) == is_one]) for at, entries in inputs]
            inputs = [(at, entries) for at, entries in kept if entries]
        for i in (2, 4, 6, 7):
            self.record.add(now[i], byte)
        self.contexts.advance(byte)
        return byte


def probability(inputs, bit, weights):
    total = 0
    for at, entries in inputs:
        whole = ones = 0
        for byte, count in entries:
            whole += count
            if byte >> bit & 1:
                ones += count
        confidence = 2 if whole > 3 else 1 if whole > 1 else 0
        if ones in (0, whole):
            confidence += 3
        total += stretch(ones, whole - ones) * weights[at * 6 + confidence]
    x = abs(total) // 32
    size = min(x, 2047)
    at, rest = divmod(size, 64)
    curve = MODEL["curve"]
    q = curve[at] + (curve[at + 1] - curve[at]) * rest // 64
    return 65_536 - q if total < 0 and x > 0 else q


def stretch(ones, zeros):
    scale = -(-max(ones, zeros) // 32)
    if scale > 1:
        ones, zeros = -(-ones // scale), -(-zeros // scale)
    return MODEL["logs"][ones] - MODEL["logs"][zeros]


# Section 8: values of the day. The calendar is our own, because datetime has no year 0.


def on_day(card, today):
    card = {**card, "identity": with_age(card["identity"], today)}
    if "body" in card:
        body = with_due_dates(card["body"], today)
        card["body"] = body
        if not body:
            del card["body"]
    return card


def with_age(identity, today):
    others = dict(identity.get("others", {}))
    ages = [age_on(birth, today) for birth in others.get("birthMonth", [])]
    age = age_on(identity["birthMonth"], today) if "birthMonth" in identity else None
    return with_sides(identity, "age", age, [each for each in ages if each])


def with_due_dates(body, today):
    field = "pregnancyDueDate"
    dates = [body[field]] if field in body else []
    dates += body.get("others", {}).get(field, [])
    kept = [date for date in dates if not is_past(date, today)]
    return with_sides(body, field, kept[0] if kept else None, kept[1:])


def with_sides(holder, field, value, different):
    others = {**holder.get("others", {}), field: different}
    if not different:
        del others[field]
    changed = {**holder, field: value, "others": others}
    return {name: held for name, held in changed.items() if held is not None and (name != "others" or held)}


def is_past(date, today):
    parts = date_parts(date)
    return parts is not None and day_number(*date_parts(today)) - day_number(*parts) > 14


def age_on(birth, today):
    if re.fullmatch("[0-9]{4}", birth):
        birth += "-07"
    has_day = not re.fullmatch("[0-9]{4}-[0-9]{2}", birth)
    born = date_parts(birth if has_day else birth + "-01")
    if born is None:
        return None
    year, month, day = date_parts(today)
    months = (year - born[0]) * 12 + month - born[1] - (1 if day < born[2] else 0)
    if months < 0:
        return None
    age = {"years": months // 12, "months": months % 12}
    if not has_day:
        age["isAbout"] = True
    elif months < 2:
        age["days"] = day_number(year, month, day) - day_number(*born)
    return age


def date_parts(text):
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    year, month, day = int(text[:4]), int(text[5:7]), int(text[8:])
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = (31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return (year, month, day) if 1 <= month <= 12 and 1 <= day <= lengths[month - 1] else None


def day_number(year, month, day):
    """Days since 1970-01-01. A year begins in March, so that a leap day is its last day."""
    if month < 3:
        year, month = year - 1, month + 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month - 457) // 5 + day - 719_469


def iso_day(number):
    return iso_time(number * DAY_MS)[:10]


def iso_time(ms):
    moment = datetime.fromtimestamp(ms // 1000, timezone.utc)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")


# The data files.


def load(name):
    return json.loads((DATA / name).read_text(encoding="utf-8"))


MODEL = load("model.json")
KINDS = {kind["name"]: at for at, kind in enumerate(MODEL["kinds"])}
SMALL_OF = {
    chr(point): chr(point + distance)
    for first, last, distance, step in MODEL["capitals"]
    for point in range(first, last + 1, step)
}
CAPITAL_OF = {small: capital for capital, small in SMALL_OF.items()}
PACKS = sorted(file.name for file in DATA.glob("pack-*.json"))
dictionaries = {}


def dictionary_of(pack):
    if "shared" not in dictionaries:
        dictionaries["shared"] = Memory(120_000)
        dictionaries["shared"].learn(load("shared.json"), 0)
    if pack not in dictionaries:
        dictionary = dictionaries["shared"].copy()
        dictionary.learn(load(PACKS[pack]), 1)
        dictionaries[pack] = dictionary
    return dictionaries[pack]


def main(arguments):
    if arguments == ["--lines"]:
        for line in sys.stdin:
            asked = json.loads(line)
            facts = read_facts(asked["digits"])
            print(json.dumps({"facts": facts, **on_moment(facts, asked["today"])}), flush=True)
        return 0
    if not arguments or len(arguments) > 2:
        print(__doc__, file=sys.stderr)
        return 2
    today = arguments[1] if len(arguments) > 1 else datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%MZ")
    result = decode(arguments[0], today)
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    print(json.dumps(result, ensure_ascii=False, indent=2))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
