"""A reader for the offline copy in a LifeTag code, format 1. MIT licence.

Written from SPECIFICATION.md, whose sections the comments name. The reader needs Python 3.9 or
newer, no packages, and the tables in ../data/v1.

    python3 lifetag_decode.py DIGITS [TODAY]    prints the result as JSON
    python3 lifetag_decode.py --lines           reads {"digits": ..., "today": ...}, one a line,
                                                and prints one result a line

Without a TODAY the time is now. A wrong TODAY is an error, which has no result: it is printed to
stderr and the exit status is 1, or with --lines the line has an "error". With --lines each result
also has "facts", which is the result without the expiry and the values of the day.

In a program, decode(digits, today) returns the result. read_facts(digits) returns the card before
section 8, which does not depend on the day.
"""

from __future__ import annotations

import json
import re
import sys
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from math import isinf
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data" / "v1"
MASK = 0xFFFFFFFF
MINUTE_MS = 60_000
DAY_MS = 86_400_000

# Section 3: the number of digits for 0 to 22 bytes.
GROUP_WIDTHS = (0, 3, 5, 8, 10, 13, 15, 17, 20, 22, 25, 27)
GROUP_WIDTHS += (29, 32, 34, 37, 39, 41, 44, 46, 49, 51, 53)

# Section 5: the widths of the choices, and the rows of the table of sections. A field has a name,
# the probability that it is present (None: always), a form, and the kind of its texts, which is
# also the kind of its texts in `others`. A field without a kind has no others.
CHOICES = {"type": 3, "level": 1, "dnrStatus": 2, "planKind": 3, "listState": 2, "effect": 5}
SECTIONS = {
    "identity": (
        ("fullName", 52000, "text", "person"),
        ("firstName", None, "first name", "person"),
        ("birthMonth", 52000, "month", "dose"),
        ("gender", 52000, "text", "gender"),
        ("language", 32768, "text", "language"),
    ),
    "resuscitation": (
        ("status", None, "resuscitation status", "status"),
        ("hasDocument", None, "flag", None),
    ),
    "instruction": (
        ("text", None, "text", "plan"),
        ("kind", None, "kind of instruction", "status"),
        ("about", 32768, "text", "condition"),
        ("whereIs", 10000, "text", "planDetail"),
        ("from", 10000, "text", "planDetail"),
        ("isRestOnline", 32768, "mark of a partial card", None),
    ),
    "allergy": (
        ("allergen", None, "text", "allergen"),
        ("severity", None, "text", "severity"),
        ("reaction", 32768, "text", "reaction"),
        ("isSevere", 10000, "mark", None),
    ),
    "medicine": (
        ("name", None, "text", "medicine"),
        ("effect", 300, "effect", "status"),
        ("dosage", 52000, "text", "dose"),
        ("frequency", 52000, "text", "frequency"),
        ("isDoseOnline", 32768, "mark of a partial card", None),
    ),
    "condition": (
        ("condition", None, "text", "condition"),
    ),
    "contact": (
        ("relationship", None, "text", "relationship"),
        ("phoneNumber", None, "text", "phone"),
        ("name", 64000, "text", "person"),
    ),
    "body": (
        ("bloodType", 52000, "text", "bloodType"),
        ("heightCm", 32768, "figure", "heightCm"),
        ("weightKg", 32768, "figure", "weightKg"),
        ("implants", 10000, "text", "implant"),
        ("pregnancyDueDate", 10000, "day of the calendar", "dose"),
        ("organDonor", 32768, "text", "organDonor"),
    ),
    "notes": (
        ("notes", None, "text", "notes"),
        ("isCut", 32768, "mark of a partial card", None),
    ),
}

END_OF_TEXT = 0xFF
ESCAPE = 0x1B
FLIP = "\x1e"

# Section 7.4: the contexts whose entries in the record are inputs 10 to 13.
RECORD_CONTEXTS = (2, 4, 6, 7)


def load_json(name: str) -> dict:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


MODEL = load_json("model.json")
KIND_NUMBERS = {kind["name"]: number for number, kind in enumerate(MODEL["kinds"])}
STYLES = {kind["name"]: MODEL["styles"].index(kind["style"]) for kind in MODEL["kinds"]}
CAPITAL_OF = {
    chr(code_point + distance): chr(code_point)
    for first, last, distance, step in MODEL["capitals"]
    for code_point in range(first, last + 1, step)
}
LETTERS = {*CAPITAL_OF, *CAPITAL_OF.values()}


# Section 2: the result

class Refused(Exception):
    """The code must not be shown. The argument is the code of the result."""


def check_rule(is_kept: bool) -> None:
    """Refuse the code as damaged if it breaks a rule."""
    if not is_kept:
        raise Refused("damaged")


def decode(digits: str, today: str) -> dict:
    """Return {"ok": True, "card", "madeAtMs"} or {"ok": False, "code"}.

    A `today` that has none of the four forms raises ValueError, as a mistake of the caller.
    """
    return decode_in_steps(digits, today)[1]


def decode_in_steps(digits: str, today: str) -> tuple[dict, dict]:
    """Return the result without the expiry and the values of the day, and then the result."""
    today_date, today_ms = parse_time(today)
    try:
        facts, made_at_ms = read_facts(digits)
    except Refused as refusal:
        refused = {"ok": False, "code": str(refusal)}
        return refused, refused
    before = {"ok": True, "card": facts, "madeAtMs": made_at_ms}
    # The expiry comes last, so that a code that is damaged and expired is reported as damaged.
    if facts["expiresAt"] and parse_time(facts["expiresAt"])[1] <= today_ms:
        return before, {"ok": False, "code": "expired"}
    return before, {**before, "card": add_values_of_day(facts, today_date)}


def read_facts(digits: str) -> tuple[dict, int]:
    """Return the card before section 8 and the time of the copy, or raise Refused."""
    changed_minutes, payload = read_frame(digits)
    reader = CardReader(payload, changed_minutes)
    made_at_ms = reader.read_copy_time()
    return reader.read_card(), made_at_ms


def parse_time(text: str) -> tuple[tuple[int, int, int, int], int]:
    """Return the date of `text` as parse_date does, and its time in milliseconds."""
    day, time = text[:10], text[10:]
    pattern = r"T([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{1,3}))?)?Z"
    match = re.fullmatch(pattern, time or "T00:00Z")
    parsed = parse_date(day)
    if not match or not parsed:
        raise ValueError(f"not a date or a time in UTC: {text!r}")
    hours, minutes, seconds = (int(part or 0) for part in match.group(1, 2, 3))
    # One digit of a fraction is tenths of a second, so the fraction is filled up on its right.
    milliseconds = int((match[4] or "").ljust(3, "0"))
    seconds += (hours * 60 + minutes) * 60
    return parsed, parsed[3] * DAY_MS + seconds * 1000 + milliseconds


# Section 3: the frame

def read_frame(digits: str) -> tuple[int, bytes]:
    """Return the minutes of the last change and the payload."""
    digits = digits.replace("\r", "").replace("\n", "")
    # The pattern names the ten digits, because str.isdigit accepts those of other scripts too.
    check_rule(re.fullmatch(r"[0-9]+", digits) is not None)
    if digits[0] >= "2":
        raise Refused("newer_version")
    check_rule(digits[0] == "1" and len(digits) >= 22)
    check_rule(int(digits[9:19]) == compute_check(digits[:9] + digits[19:]))
    return int(digits[1:9]), read_groups(digits[22:], int(digits[19:22]))


def compute_check(text: str) -> int:
    total = 0
    for character in text.encode("ascii"):
        total = (total * 700_001 + character) % 9_999_999_967
    return total


def read_groups(digits: str, size: int) -> bytes:
    """Return the `size` bytes that `digits` contain in groups of 22 bytes."""
    groups = [22] * (size // 22) + ([size % 22] if size % 22 else [])
    check_rule(len(digits) == sum(GROUP_WIDTHS[group] for group in groups))
    payload = b""
    for group in groups:
        number = int(digits[: GROUP_WIDTHS[group]])
        digits = digits[GROUP_WIDTHS[group] :]
        check_rule(number < 256**group)
        payload += number.to_bytes(group, "big")
    return payload


# Section 4: reading bits

class BitReader:
    """The binary arithmetic decoder."""

    def __init__(self, payload: bytes) -> None:
        # Four bytes of 0 may be read after the end of the payload, and not a fifth.
        self.payload = payload + bytes(4)
        self.low = 0
        self.high = MASK
        self.point = int.from_bytes(self.payload[:4], "big")
        self.position = 4

    def read_flag(self, probability: int = 32768) -> bool:
        """Read one bit; `probability` is that of a 1, in 1/65536."""
        middle = self.low + ((self.high - self.low) * probability >> 16)
        bit = self.point <= middle
        if bit:
            self.high = middle
        else:
            self.low = middle + 1
        while (self.low ^ self.high) >> 24 == 0:
            check_rule(self.position < len(self.payload))
            self.low = self.low << 8 & MASK
            self.high = (self.high << 8 & MASK) + 255
            self.point = (self.point << 8 & MASK) + self.payload[self.position]
            self.position += 1
        return bit

    def read_number(self, width: int) -> int:
        number = 0
        for _ in range(width):
            number = number << 1 | self.read_flag()
        return number

    def read_count(self) -> int:
        width = 0
        while self.read_flag():
            width += 1
            check_rule(width <= 31)
        return self.read_number(width) + (1 << width) - 1


# Section 5: the content

class CardReader:
    """Reads the values of one payload, in the order of the section."""

    def __init__(self, payload: bytes, changed_minutes: int) -> None:
        self.bits = BitReader(payload)
        pack = self.bits.read_number(5)
        check_rule(pack < 13)
        self.texts = TextReader(self.bits, pack)
        self.changed_minutes = changed_minutes
        self.is_partial = False

    def read_copy_time(self) -> int:
        unit = 1 if self.bits.read_flag() else DAY_MS // MINUTE_MS
        return self.add_minutes(self.bits.read_count() * unit) * MINUTE_MS

    def add_minutes(self, minutes: int) -> int:
        """Return a time in minutes that is so much later than the last change."""
        result = self.changed_minutes + minutes
        check_rule(0 <= result <= 99_999_999)
        return result

    def read_card(self) -> dict:
        card = {
            "type": self.read_choice("type"),
            "level": self.read_choice("level"),
            "revision": self.bits.read_count() + 1,
            "changedAtMs": self.changed_minutes * MINUTE_MS,
            "expiresAt": self.read_expiry(),
        }
        self.is_partial = self.bits.read_flag(10000)
        if self.is_partial:
            card["isPartial"] = True
        if self.bits.read_flag(32768):
            card["confirmedAtMs"] = self.read_confirmation()
        card["identity"] = self.read_row("identity")
        for field, probability, read_section, section in (
            ("dnr", 32768, self.read_row, "resuscitation"),
            ("plans", 10000, self.read_list, "instruction"),
            ("allergies", 52000, self.read_list, "allergy"),
            ("medications", 52000, self.read_list, "medicine"),
            ("conditions", 52000, self.read_list, "condition"),
            ("contacts", 52000, self.read_list, "contact"),
            ("body", 52000, self.read_row, "body"),
            ("notes", 10000, self.read_row, "notes"),
        ):
            if self.bits.read_flag(probability):
                card[field] = read_section(section)
        return card

    def read_expiry(self) -> str:
        if not self.bits.read_flag(16000):
            return ""
        sign = 1 if self.bits.read_flag(65000) else -1
        minutes = self.add_minutes(sign * self.bits.read_count())
        time = datetime(1970, 1, 1) + timedelta(minutes=minutes)
        return time.isoformat(timespec="milliseconds") + "Z"

    def read_confirmation(self) -> int:
        sign = -1 if self.bits.read_flag(32768) else 1
        day = self.changed_minutes * MINUTE_MS // DAY_MS + sign * self.bits.read_count()
        check_rule(0 <= day <= 99_999)
        return day * DAY_MS

    def read_list(self, section: str) -> dict:
        items = []
        result = {"state": self.read_choice("listState"), "items": items}
        while self.bits.read_flag(32768):
            check_rule(len(items) < 1000)
            items.append(self.read_row(section))
        if self.is_partial:
            result["more"] = self.bits.read_count()
        return result

    def read_row(self, section: str) -> dict:
        """Read the fields of one row of the table of sections, and then the others."""
        row = {}
        for field, probability, form, kind in SECTIONS[section]:
            if form == "first name":
                self.add_first_name(row)
            elif form == "mark of a partial card" and not self.is_partial:
                continue
            elif probability is None or self.bits.read_flag(probability):
                row[field] = self.read_value(form, kind)
        others = self.read_others(section) if self.bits.read_flag(300) else {}
        if others:
            row["others"] = others
        return row

    def read_others(self, section: str) -> dict:
        others = {}
        for field, _, _, kind in SECTIONS[section]:
            texts = []
            while kind and self.bits.read_flag(32768):
                check_rule(len(texts) < 1000)
                texts.append(self.texts.read_text(kind))
            if texts:
                others[field] = texts
        return others

    def add_first_name(self, row: dict) -> None:
        """Read the first name, which is mostly a part of the full name in `row`."""
        # A full name that is empty counts as none, and is left out of the result.
        full_name = row.get("fullName") or row.pop("fullName", "")
        if full_name and self.bits.read_flag(52000):
            row["firstName"] = full_name.split(" ", 1)[0]
        elif full_name and self.bits.read_flag(32768):
            # Positions count UTF-16 units, and each has two bytes here.
            units = full_name.encode("utf-16-le", "surrogatepass")
            start = 2 * self.bits.read_count()
            check_rule(start < len(units))
            row["firstName"] = units[start:].decode("utf-16-le", "surrogatepass")
        elif self.bits.read_flag(32768):
            row["firstName"] = self.texts.read_text("person")

    def read_choice(self, name: str) -> str:
        return pick_item(MODEL["choices"][name], self.bits.read_number(CHOICES[name]))

    def read_value(self, form: str, kind: str | None):
        """Read a value in one of the forms of SECTIONS."""
        if form == "text":
            return self.texts.read_text(kind)
        if form == "figure":
            return parse_figure(self.texts.read_text(kind))
        if form == "flag":
            return self.bits.read_flag(32768)
        if form == "resuscitation status":
            return self.read_choice("dnrStatus")
        if form in ("mark", "mark of a partial card"):
            # The flag of a mark is read like that of an optional field, and nothing follows.
            return True
        # The forms that remain begin with a flag, and are a text if it is 0.
        if not self.bits.read_flag(65000 if form in ("month", "day of the calendar") else 64000):
            return self.texts.read_text(kind)
        if form == "month":
            year = self.bits.read_number(8) + 1900
            month = self.bits.read_number(4) + 1
            check_rule(month <= 12)
            return f"{year}-{month:02}"
        if form == "day of the calendar":
            return (date(1970, 1, 1) + timedelta(days=self.bits.read_number(16))).isoformat()
        if form == "kind of instruction":
            return self.read_choice("planKind")
        prefix = "not " if self.bits.read_flag(10000) else ""
        return prefix + self.read_choice("effect")


def pick_item(items, index: int):
    """Return the item at `index`. An index beyond the end is damaged."""
    check_rule(index < len(items))
    return items[index]


def parse_figure(text: str) -> int | float:
    check_rule(re.fullmatch(r"-?[0-9]+(\.[0-9]+)?(e[+-][0-9]+)?", text) is not None)
    value = float(text)
    check_rule(not isinf(value))
    # An integer has no -0. Above 2^53 a float has rounded digits, and JSON would show them all.
    return int(value) if value.is_integer() and abs(value) < 2**53 else value


# Section 6: text

class TextReader:
    """Reads texts, and remembers from text to text the habits, the page and the record."""

    def __init__(self, bits: BitReader, pack: int) -> None:
        self.bits = bits
        self.dictionary = load_dictionary(pack)
        self.record = Memory(8000)
        self.habits = {kind["name"]: kind["habit"] for kind in MODEL["kinds"]}
        self.page = 0
        self.byte_count = 0

    def read_text(self, kind: str) -> str:
        if not self.bits.read_flag(58000):
            others = [habit for habit in MODEL["habits"] if habit != self.habits[kind]]
            self.habits[kind] = pick_item(others, self.bits.read_number(2))
        if not self.bits.read_flag(62000):
            self.page = pick_item(range(6), self.bits.read_number(3))
        characters = decode_page(self.read_bytes(kind), self.page)
        return join_surrogates(restore_capitals(characters, self.habits[kind]))

    def read_bytes(self, kind: str) -> bytes:
        """Read the bytes of a text with the model of section 7."""
        contexts = Contexts(KIND_NUMBERS[kind], self.page)
        text = bytearray()
        while True:
            keys = contexts.list_keys()
            byte = self.read_byte(keys, STYLES[kind])
            for index in RECORD_CONTEXTS:
                self.record.add_byte(keys[index], byte, 1)
            if byte == END_OF_TEXT:
                return bytes(text)
            contexts.advance_by(byte)
            text.append(byte)
            self.byte_count += 1
            check_rule(self.byte_count <= 100_000)

    def read_byte(self, keys: tuple[int, ...], style: int) -> int:
        """Read the 8 bits of a byte as section 7.4 says."""
        sources = [self.dictionary.get_sums(key) for key in keys]
        sources += [self.record.get_sums(keys[index]) for index in RECORD_CONTEXTS]
        familiar = sum(1 for sums in sources[2:7] if sums)
        weights = MODEL["weights"][style * 6 + familiar]
        inputs = [(number, sums) for number, sums in enumerate(sources) if sums]
        # The node has the bits that are known, as Memory.get_sums explains.
        node = 1
        while node < 256:
            total = 0
            inputs = [(number, sums) for number, sums in inputs if node in sums]
            for number, sums in inputs:
                stretch, confidence = rate_counts(sums.get(2 * node + 1, 0), sums[node])
                total += stretch * weights[number * 6 + confidence]
            node = 2 * node + self.bits.read_flag(compute_probability(total))
        return node - 256


# Section 6.1: letter case

def restore_capitals(characters: str, habit: str) -> str:
    result = []
    is_first = starts_word = True
    is_flipped = False
    for character in characters:
        if character == FLIP and not is_flipped:
            is_flipped = True
            continue
        if character in CAPITAL_OF:
            wants_capital = habit == "upper"
            wants_capital |= habit == "title" and starts_word
            wants_capital |= habit == "sentence" and is_first
            result.append(CAPITAL_OF[character] if wants_capital != is_flipped else character)
            is_first = False
        else:
            check_rule(not is_flipped or character == FLIP)
            result.append(character)
        starts_word = character < "\u00c0" and character not in LETTERS
        is_flipped = False
    return "".join(result)


# Section 6.2: pages

def decode_page(text: bytes, page: int) -> str:
    """Turn the bytes of a text into characters. Surrogates are not joined yet."""
    characters = []
    place = 0
    while place < len(text):
        byte, following = text[place], text[place + 1 : place + 5]
        if page == 5:
            character, size = decode_utf8(text[place : place + 4])
        elif byte == ESCAPE and following[:1] == b"\x1b":
            character, size = chr(ESCAPE), 2
        elif byte == ESCAPE:
            check_rule(following[:1] >= b"\xc0")
            character, size = decode_utf8(following)
            size += 1
        elif byte < 0x80:
            character, size = chr(byte), 1
        elif page < 4:
            character, size = pick_item(MODEL["alphabets"][page], byte - 0x80), 1
        else:
            check_rule(len(following) > 0)
            character, size = find_plane_character((byte - 0x80) * 255 + following[0]), 2
        characters.append(character)
        place += size
    return "".join(characters)


def find_plane_character(place: int) -> str:
    for plane in MODEL["planes"]:
        if plane["start"] <= place <= plane["start"] + plane["to"] - plane["from"]:
            return chr(place - plane["start"] + plane["from"])
    raise Refused("damaged")


def decode_utf8(sequence: bytes) -> tuple[str, int]:
    """Return the first character of `sequence` and its number of bytes.

    Python's own decoder is not used, because it refuses long forms and surrogates.
    """
    lead = sequence[0]
    if lead < 0x80:
        return chr(lead), 1
    check_rule(lead >= 0xC0)
    size = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
    code_point = lead & 0xFF >> size + 1
    check_rule(len(sequence) >= size)
    for byte in sequence[1:size]:
        check_rule(0x80 <= byte <= 0xBF)
        code_point = code_point << 6 | byte & 0x3F
    check_rule(code_point <= 0x10FFFF)
    return chr(code_point), size


def join_surrogates(text: str) -> str:
    """Make one character of each high surrogate with a low one after it, and keep those alone."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


# Section 7.1: contexts

def hash_pair(a: int, b: int) -> int:
    mixed = (a ^ (b * 0x9E3779B1 & MASK)) * 0x85EBCA6B & MASK
    return (mixed ^ mixed >> 15) * 0xC2B2AE35 & MASK


class Contexts:
    """What the model has seen of one text. The names are those of the section."""

    def __init__(self, kind: int, page: int) -> None:
        self.kind = kind
        self.page = page
        self.inside = False
        self.shape = self.word = self.last_word = 0
        self.units = (0x10000 + (kind << 4) + page, 0, 0, 0, 0, 0)
        self.field = hash_pair(kind + 1, page)

    def advance_by(self, byte: int) -> None:
        if self.inside:
            unit = 0x1000 + byte
        else:
            unit = byte if byte < 0x80 else (self.page << 8) + byte
        self.inside = not self.inside and self.page == 4 and byte >= 0x80
        self.units = (unit, *self.units[:5])
        self.field = hash_pair(self.field, unit)
        if 0x30 <= unit <= 0x39:
            kind_of_unit = 0x30
        else:
            kind_of_unit = 0x61 if 0x61 <= unit <= 0x7A or unit >= 0x80 else unit
        if kind_of_unit != 0x61 or self.shape & 0xFF != 0x61:
            self.shape = (self.shape << 8) + kind_of_unit & MASK
        if kind_of_unit == 0x61:
            self.word = hash_pair(self.word, unit)
        elif self.word != 0:
            self.last_word = self.word
            self.word = 0

    def list_keys(self) -> tuple[int, ...]:
        """Return the ten contexts."""
        a, b, c, d, e, f = self.units
        two = hash_pair(hash_pair(a, 2), b)
        three = hash_pair(two, c)
        four = hash_pair(three, d)
        return (
            hash_pair(self.kind, 7 if self.inside else self.page),
            hash_pair(a, 256 + self.kind),
            two,
            three,
            four,
            hash_pair(hash_pair(four, e), f),
            hash_pair(self.field, 4),
            hash_pair(self.word, 5 + 16 * self.kind if self.word == 0 else 5),
            hash_pair(self.word, self.last_word | 1),
            hash_pair(self.shape, 512 + self.kind),
        )


# Section 7.2: memory

class Memory:
    """Counts how often each byte followed a context."""

    def __init__(self, room: int, base: Memory | None = None) -> None:
        self.room = room
        self.size = base.size if base else 0
        self.counts: dict[int, dict[int, int]] = dict(base.counts) if base else {}
        self.sums: dict[int, dict[int, int]] = {}

    def add_byte(self, context: int, byte: int, times: int) -> None:
        counts = self.counts.get(context, {})
        if byte not in counts:
            if self.size >= self.room:
                return
            self.size += 1
        # The counts of a context are replaced and not changed, because a base shares them.
        self.counts[context] = {**counts, byte: min(counts.get(byte, 0) + times, 255)}
        self.sums.pop(context, None)

    def get_sums(self, context: int) -> dict[int, int]:
        """Return the sum of the counts of all bytes that begin with the same bits.

        The key of a sum is a node, which is the binary number of a 1 and these bits: 1 is the node
        of all bytes, and 256 + byte that of one byte. The sums are kept until the counts change.
        """
        if context not in self.counts:
            return {}
        if context not in self.sums:
            sums: dict[int, int] = {}
            for byte, count in self.counts[context].items():
                for shift in range(9):
                    node = 256 + byte >> shift
                    sums[node] = sums.get(node, 0) + count
            self.sums[context] = sums
        return self.sums[context]


# Section 7.3: the dictionary

@lru_cache(maxsize=None)
def load_dictionary(pack: int | None) -> Memory:
    """Return the dictionary of a pack, or for None what shared.json alone gives."""
    memory = Memory(120_000, None if pack is None else load_dictionary(None))
    more = 0 if pack is None else 1
    (path,) = DATA.glob("shared.json" if pack is None else f"pack-{pack:02}-*.json")
    file = load_json(path.name)
    for kind, number in KIND_NUMBERS.items():
        phrases = file["phrases"].get(kind, [])
        for position, phrase in enumerate(phrases):
            times = more + 1 + (4 * position < len(phrases)) + (16 * position < len(phrases))
            page, hexadecimal = phrase.split(":")
            contexts = Contexts(number, int(page))
            for byte in (*bytes.fromhex(hexadecimal), END_OF_TEXT):
                for key in contexts.list_keys():
                    memory.add_byte(key, byte, times)
                contexts.advance_by(byte)
    if memory.size != file["entriesAfter"]:
        raise RuntimeError(f"{path.name} gives {memory.size} entries, not {file['entriesAfter']}")
    return memory


# Section 7.4: the probability of a bit

@lru_cache(maxsize=None)
def rate_counts(ones: int, count: int) -> tuple[int, int]:
    """Return the stretch and the confidence of an input with these sums of counts."""
    zeros = count - ones
    # A scale of 1 leaves numbers up to 32 as they are.
    scale = max(1, divide_up(max(ones, zeros), 32))
    stretch = MODEL["logs"][divide_up(ones, scale)] - MODEL["logs"][divide_up(zeros, scale)]
    confidence = 0 if count == 1 else 1 if count <= 3 else 2
    return stretch, confidence + (3 if ones in (0, count) else 0)


def divide_up(number: int, divisor: int) -> int:
    return -(-number // divisor)


def compute_probability(total: int) -> int:
    """Return the probability of a 1 for the weighted sum of the stretches."""
    # The sign is applied last, because the division of Python does not round towards zero.
    size = min(abs(total) // 32, 2047)
    at, rest = divmod(size, 64)
    curve = MODEL["curve"]
    likely = curve[at] + (curve[at + 1] - curve[at]) * rest // 64
    # A total of -31 to -1 gives x = 0, which counts as not negative.
    return likely if total >= 0 or size == 0 else 65536 - likely


# Section 8: values of the day

def parse_date(text: str) -> tuple[int, int, int, int] | None:
    """Return year, month, day and the days since 1970-01-01 of a date that exists, else None."""
    match = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text)
    if not match:
        return None
    year, month, day = (int(part) for part in match.groups())
    # Python has no year 0. Its calendar is that of the year 400, which is 146097 days later.
    shift = 0 if year else 146_097
    try:
        days = date(year or 400, month, day).toordinal() - shift - date(1970, 1, 1).toordinal()
    except ValueError:
        return None
    return year, month, day, days


def add_values_of_day(facts: dict, today: tuple[int, int, int, int]) -> dict:
    """Return the card of the day. The facts are not changed."""
    card = {**facts, "identity": dict(facts["identity"])}
    identity = card["identity"]
    age = compute_age(identity.get("birthMonth", ""), today)
    if age:
        identity["age"] = age
    others = identity.get("others", {})
    ages = [compute_age(birth, today) for birth in others.get("birthMonth", [])]
    if any(ages):
        identity["others"] = {**others, "age": [age for age in ages if age]}
    body = remove_past_due_dates(card.pop("body", {}), today)
    if body:
        card["body"] = body
    return card


def compute_age(birth: str, today: tuple[int, int, int, int]) -> dict | None:
    """Return the age of a birth, or None if it has none."""
    if re.fullmatch(r"[0-9]{4}", birth):
        birth += "-07"
    has_day = not re.fullmatch(r"[0-9]{4}-[0-9]{2}", birth)
    # A missing day counts as the first of the month, because no day of today is before that.
    parsed = parse_date(birth if has_day else birth + "-01")
    if not parsed:
        return None
    months = (today[0] - parsed[0]) * 12 + today[1] - parsed[1] - (today[2] < parsed[2])
    if months < 0:
        return None
    age = {"years": months // 12, "months": months % 12}
    if not has_day:
        age["isAbout"] = True
    elif months < 2:
        age["days"] = today[3] - parsed[3]
    return age


def remove_past_due_dates(body: dict, today: tuple[int, int, int, int]) -> dict:
    """Return a body with the due dates that are left. It has no fields if nothing is left."""
    result = dict(body)
    others = dict(result.pop("others", {}))
    texts = [result.pop("pregnancyDueDate")] if "pregnancyDueDate" in result else []
    texts += others.pop("pregnancyDueDate", [])
    dates = [parse_date(text) for text in texts]
    texts = [text for text, day in zip(texts, dates) if not day or today[3] - day[3] <= 14]
    if texts:
        result["pregnancyDueDate"] = texts[0]
    if texts[1:]:
        others["pregnancyDueDate"] = texts[1:]
    if others:
        result["others"] = others
    return result


# The command line

def get_current_time() -> str:
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def print_results_of_lines() -> None:
    # The lines are read as bytes, because `python3 -I` may choose another encoding than UTF-8.
    for line in filter(bytes.strip, sys.stdin.buffer):
        request = json.loads(line)
        try:
            today = request.get("today", get_current_time())
            facts, result = decode_in_steps(request["digits"], today)
            result = {"facts": facts, **result}
        except ValueError as error:
            # A mistake of the caller has no code, and the other lines still have a result.
            result = {"ok": False, "error": str(error)}
        print(json.dumps(result), flush=True)


def run_command(arguments: list[str]) -> None:
    if arguments == ["--lines"]:
        print_results_of_lines()
    elif len(arguments) in (1, 2):
        today = arguments[1] if len(arguments) == 2 else get_current_time()
        try:
            print(json.dumps(decode(arguments[0], today)))
        except ValueError as error:
            sys.exit(str(error))
    else:
        sys.exit("Usage: lifetag_decode.py DIGITS [TODAY], or lifetag_decode.py --lines")


if __name__ == "__main__":
    run_command(sys.argv[1:])
